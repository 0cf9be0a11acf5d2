/** Checks that emails can be sent: Resend's key and the sender's domain. */
import {
  request,
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
  const { status, body } = await request(new URL('/domains', origin), {
    headers: { authorization: `Bearer ${key}` },
  });
  const { name, data } = (body ?? {}) as { name?: string; data?: readonly Domain[] };
  const domain = /@([^\s<>@]+?)>?$/.exec(valueOf(env, 'MAIL_FROM'))?.[1]?.toLowerCase() ?? '';
  if (name === 'restricted_api_key') {
    return [
      okFinding('Resend accepts RESEND_API_KEY (sending access only).'),
      infoFinding(
        `This key cannot read domains: check under Domains at Resend that ${domain} is verified.`,
      ),
    ];
  }
  if (status === 0 || status >= 500)
    return [errorFinding('Resend does not respond. Try again later.')];
  if (status !== 200 || !data)
    return [errorFinding('Resend rejects RESEND_API_KEY. Create a key with sending access.')];
  // A subdomain must be verified separately from its parent domain.
  const found = data.find((each) => each.name.toLowerCase() === domain);
  return [
    okFinding('Resend accepts RESEND_API_KEY.'),
    found?.status === 'verified'
      ? okFinding(`${domain}, the domain of MAIL_FROM, is verified at Resend.`)
      : errorFinding(
          `${domain}, the domain of MAIL_FROM, is ${found ? found.status : 'unknown'} at Resend: ` +
            'add it under Domains and publish its DNS records.',
        ),
  ];
}

/** EmailJS can only be checked for reachability: its ids are validated only when an email is sent. */
async function checkEmailjs(env: Setup['env']): Promise<Finding[]> {
  const given = valueOf(env, 'PUBLIC_EMAILJS_ORIGIN') || 'https://api.emailjs.com';
  if (valueOf(env, 'PUBLIC_EMAIL_VERIFICATION') === 'supabase' || !URL.canParse(given)) return [];
  const { status } = await request(new URL('/api/v1.0/email/send', given));
  return status === 0 || status >= 500
    ? [errorFinding('EmailJS does not respond: nobody could sign up.')]
    : [
        okFinding('EmailJS answers.'),
        infoFinding(
          'EmailJS ids are validated only when sending: create a test account and check that the code arrives.',
        ),
      ];
}
