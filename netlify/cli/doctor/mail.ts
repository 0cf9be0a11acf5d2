/** Whether mails can leave: Resend's key and the sender's domain. */
import {
  ask,
  errorFinding,
  infoFinding,
  okFinding,
  valueOf,
  type Finding,
  type Setup,
} from './setup.ts';

interface Domain {
  readonly name: string;
  readonly status: string;
}

export async function checkMail({ env }: Setup): Promise<Finding[]> {
  const [resend, emailjs] = await Promise.all([checkResend(env), checkEmailjs(env)]);
  return [...resend, ...emailjs];
}

async function checkResend(env: Setup['env']): Promise<Finding[]> {
  const key = valueOf(env, 'RESEND_API_KEY');
  if (key === '') return [];
  const origin = valueOf(env, 'RESEND_API_ORIGIN') || 'https://api.resend.com';
  const { status, body } = await ask(new URL('/domains', origin), {
    headers: { authorization: `Bearer ${key}` },
  });
  const { name, data } = (body ?? {}) as { name?: string; data?: readonly Domain[] };
  const domain = /@([^\s<>@]+?)>?$/.exec(valueOf(env, 'MAIL_FROM'))?.[1]?.toLowerCase() ?? '';
  if (name === 'restricted_api_key') {
    return [
      okFinding('Resend knows RESEND_API_KEY, which may send and do nothing else.'),
      infoFinding(
        `Such a key cannot ask about domains: see under Domains at Resend that ${domain} is verified.`,
      ),
    ];
  }
  if (status === 0 || status >= 500)
    return [errorFinding('Resend does not answer. Try again later.')];
  if (status !== 200 || !data)
    return [errorFinding('Resend refuses RESEND_API_KEY. Make a key, with sending access.')];
  // A verified domain sends for its subdomains only where they are added themselves.
  const found = data.find((each) => each.name.toLowerCase() === domain);
  return [
    okFinding('Resend answers, and knows RESEND_API_KEY.'),
    found?.status === 'verified'
      ? okFinding(`${domain}, which MAIL_FROM names, is verified at Resend.`)
      : errorFinding(
          `${domain}, which MAIL_FROM names, is ${found ? found.status : 'unknown'} at Resend: ` +
            'add it under Domains and publish its DNS records.',
        ),
  ];
}

/** EmailJS tells nothing about its ids without sending a mail: only that it is there can be seen. */
async function checkEmailjs(env: Setup['env']): Promise<Finding[]> {
  const given = valueOf(env, 'PUBLIC_EMAILJS_ORIGIN') || 'https://api.emailjs.com';
  if (valueOf(env, 'PUBLIC_EMAIL_VERIFICATION') === 'supabase' || !URL.canParse(given)) return [];
  const { status } = await ask(new URL('/api/v1.0/email/send', given));
  return status === 0 || status >= 500
    ? [errorFinding('EmailJS does not answer: nobody could sign up.')]
    : [
        okFinding('EmailJS answers.'),
        infoFinding(
          'Its ids show when a mail is sent: create an account once, and see the code arrive.',
        ),
      ];
}
