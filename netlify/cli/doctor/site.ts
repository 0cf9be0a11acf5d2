/** Checks the deployed site: page headers, redirects, and the settings of functions. */
import {
  request,
  errorFinding,
  okFinding,
  siteOrigin,
  type Finding,
  type HttpResult,
  type Setup,
} from './setup.ts';

/** Required headers of every page, with a pattern for each. */
const headers: readonly (readonly [name: string, value: RegExp])[] = [
  ['content-security-policy', /default-src 'none'.*frame-ancestors 'none'/],
  ['strict-transport-security', /max-age=[1-9]\d{7}/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /origin/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['permissions-policy', /camera=\(\)/],
];

/** Checks the address of the site, its functions and its headers. */
export async function checkSite({ env, live }: Setup): Promise<Finding[]> {
  const origin = siteOrigin(env);
  if (origin === undefined) return [];
  if (live && !origin.startsWith('https:'))
    return [errorFinding('The site’s address must begin with https://.')];
  const [home, root, webhook, key] = await Promise.all([
    request(`${origin}/fr`),
    request(`${origin}/`),
    post(`${origin}/.netlify/functions/stripe-webhook`),
    post(`${origin}/.netlify/functions/lesson-key`),
  ]);
  if (home.status !== 200) {
    return [
      errorFinding(
        `${origin}/fr responds with ${home.status || 'nothing'}: is the site deployed there?`,
      ),
    ];
  }
  const wrong = headers.filter(([name, value]) => !value.test(home.headers.get(name) ?? ''));
  const away = root.headers.get('location') ?? '';
  return [
    okFinding(`${origin} answers.`),
    wrong.length === 0
      ? okFinding('All security headers are set.')
      : errorFinding(
          `Missing or wrong headers: ${wrong.map(([name]) => name).join(', ')}. Is dist/_headers published?`,
        ),
    root.status >= 300 && root.status < 400 && /\/fr\/?$/.test(away)
      ? okFinding('The path / redirects to /fr.')
      : errorFinding('The path / does not redirect to /fr. Is dist/_redirects published?'),
    checkFunction('stripe-webhook', webhook, 400),
    checkFunction('lesson-key', key, 400),
  ];
}

function post(address: string): Promise<HttpResult> {
  return request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
}

/** An empty request is rejected with 4xx by a working function; a missing setting causes a 500. */
function checkFunction(name: string, { status }: HttpResult, expected: number): Finding {
  if (status === expected) return okFinding(`The function ${name} runs and has its settings.`);
  return status >= 500
    ? errorFinding(`The function ${name} fails (${status}): its log names the missing setting.`)
    : errorFinding(
        `The function ${name} was not found (${status || 'no response'}). Is the deploy complete?`,
      );
}
