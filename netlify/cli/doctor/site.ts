/** The site as a visitor finds it: its headers, and functions that have their settings. */
import {
  ask,
  errorFinding,
  okFinding,
  siteOrigin,
  type Finding,
  type Heard,
  type Setup,
} from './setup.ts';

/** Headers of every page, and what each must hold. */
const headers: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-security-policy', /default-src 'none'.*frame-ancestors 'none'/],
  ['strict-transport-security', /max-age=[1-9]\d{7}/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /origin/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
];

export async function checkSite({ env, live }: Setup): Promise<Finding[]> {
  const origin = siteOrigin(env);
  if (origin === undefined) return [];
  if (live && !origin.startsWith('https:'))
    return [errorFinding('SITE_URL must begin with https://.')];
  const [home, root, webhook, key] = await Promise.all([
    ask(`${origin}/fr`),
    ask(`${origin}/`),
    post(`${origin}/.netlify/functions/stripe-webhook`),
    post(`${origin}/.netlify/functions/lesson-key`),
  ]);
  if (home.status !== 200) {
    return [
      errorFinding(`${origin}/fr answers ${home.status || 'nothing'}: is the site deployed there?`),
    ];
  }
  const wrong = headers.filter(([name, value]) => !value.test(home.headers.get(name) ?? ''));
  const away = root.headers.get('location') ?? '';
  return [
    okFinding(`${origin} answers.`),
    wrong.length === 0
      ? okFinding('Its pages have their security headers.')
      : errorFinding(
          `Its pages lack: ${wrong.map(([name]) => name).join(', ')}. Is dist/_headers published?`,
        ),
    root.status >= 300 && root.status < 400 && /\/fr\/?$/.test(away)
      ? okFinding('The address without a language leads to French.')
      : errorFinding(
          'The address without a language does not lead to /fr. Is dist/_redirects published?',
        ),
    answers('stripe-webhook', webhook, 400),
    answers('lesson-key', key, 400),
  ];
}

function post(address: string): Promise<Heard> {
  return ask(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

/** A request with nothing in it is refused by a function that runs; one without its settings fails. */
function answers(name: string, { status }: Heard, expected: number): Finding {
  if (status === expected) return okFinding(`The function ${name} runs and has its settings.`);
  return status >= 500
    ? errorFinding(
        `The function ${name} fails (${status}): its log names the setting that it misses.`,
      )
    : errorFinding(
        `The function ${name} is not there (${status || 'no answer'}). Was the site deployed whole?`,
      );
}
