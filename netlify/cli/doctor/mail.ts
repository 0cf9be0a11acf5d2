/** Checks that emails can be sent: Resend's key and the sender's domain. */
import { usesEmailjs } from '../../../src/domain/account/verification-mode.ts';
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

/** Checks the settings of Resend and EmailJS, and whether Resend accepts the key and the sender. */
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
  const byFunction = valueOf(env, 'PUBLIC_EMAIL_VERIFICATION') === 'function';
  const variable = byFunction ? 'EMAILJS_API_ORIGIN' : 'PUBLIC_EMAILJS_ORIGIN';
  const given = valueOf(env, variable) || 'https://api.emailjs.com';
  if (!usesEmailjs(env) || !URL.canParse(given)) return [];
  const { status } = await request(new URL('/api/v1.0/email/send', given));
  return status === 0 || status >= 500
    ? [errorFinding('EmailJS does not respond: nobody could sign up.')]
    : [
        okFinding('EmailJS answers.'),
        ...(byFunction
          ? [
              infoFinding(
                'Our function calls EmailJS: check at EmailJS, Account → Security, that API requests of ' +
                  'non-browser applications are allowed.',
              ),
            ]
          : []),
        infoFinding(
          'EmailJS ids are validated only when sending: create a test account and check that the code arrives.',
        ),
      ];
}
