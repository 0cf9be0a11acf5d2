/** Writes the host's configuration files: `_headers` and `_redirects`. */
import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { captchaProvider } from '../domain/account/captcha.ts';
import { redirectsFile } from '../domain/site/redirects.ts';
import { editorPolicy } from './editor/backend.ts';
import { hasEditor } from './editor/files.ts';

/** CSP hashes of the inline scripts and styles of a build. */
export class InlineHashes {
  readonly scripts = new Set<string>();
  readonly styles = new Set<string>();

  addScript(code: string): void {
    this.scripts.add(cspHash(code));
  }

  addStyle(css: string): void {
    this.styles.add(cspHash(css));
  }
}

/**
 * Writes `_headers` and `_redirects` below `out`; returns a summary of the policy in a
 * sentence.
 */
export async function writeHosting(out: string, inline: InlineHashes): Promise<string> {
  await writeFile(join(out, '_redirects'), redirectsFile());
  await writeFile(join(out, '_headers'), headersFile(inline, process.env));
  return `policy allows ${inline.scripts.size} scripts and ${inline.styles.size} styles.`;
}

function cspHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * The content of `_headers`: one policy for the whole site, long caching for content-hashed
 * files. Emails show the pictures of `/og/`, so any origin may embed these.
 */
export function headersFile(inline: Pick<InlineHashes, 'scripts' | 'styles'>, env: Env): string {
  return `/*
  Content-Security-Policy: ${contentPolicy(inline, env)}
  Strict-Transport-Security: max-age=63072000; includeSubDomains; preload
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/og/*
  Cache-Control: public, max-age=31536000, immutable
  Cross-Origin-Resource-Policy: cross-origin

/pictures/*
  Cache-Control: public, max-age=31536000, immutable

/sealed/*
  Cache-Control: public, max-age=31536000, immutable
  X-Robots-Tag: noindex
${hasEditor(env) ? editorHeaders(env) : ''}`;
}

/** The editor's own rules, last: they replace those of all pages. Its sign-in window must reach its opener. */
function editorHeaders(env: Env): string {
  return `
/admin/*
  Content-Security-Policy: ${editorPolicy(env['REPOSITORY_URL'])}
  Cross-Origin-Opener-Policy: same-origin-allow-popups
  X-Robots-Tag: noindex
`;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The CSP of every page. Only the settings need Stripe's origins, for card entry, and only the account forms those of a
 * CAPTCHA, if one is configured, yet all are in the one policy: if two rules of `_headers` match a page, both headers
 * may be sent and a browser enforces both, so a rule for the settings could narrow the general one but never widen it.
 */
export function contentPolicy(
  { scripts, styles }: Pick<InlineHashes, 'scripts' | 'styles'>,
  env: Env,
): string {
  // Origins Stripe.js needs (docs.stripe.com/security/guide); our test server needs none.
  const stripe = !env['PUBLIC_STRIPE_JS'];
  const stripeScripts = stripe ? ['https://js.stripe.com', 'https://*.js.stripe.com'] : [];
  const captcha = env['PUBLIC_CAPTCHA_SITE_KEY'] && !env['PUBLIC_CAPTCHA_JS'];
  const { origins, needsStyles } = captchaProvider(env['PUBLIC_CAPTCHA_PROVIDER']);
  const [scripted, styled] = [captcha ? origins : [], captcha && needsStyles ? origins : []];
  const frames = [...(stripe ? [...stripeScripts, 'https://hooks.stripe.com'] : []), ...scripted];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...[...scripts].sort(), ...stripeScripts, ...scripted].join(' ')}`,
    `style-src ${["'self'", ...[...styles].sort(), ...styled].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    `connect-src ${["'self'", ...apiOrigins(env), ...(stripe ? ['https://api.stripe.com'] : []), ...styled].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Origins of requests besides the site; none if the services share its origin. */
function apiOrigins(env: Env): string[] {
  const isAddress = (address?: string): address is string => /^https?:/.test(address ?? '');
  const supabase = env['PUBLIC_SUPABASE_URL'];
  const realtime = env['PUBLIC_SIGNALS_REALTIME'] === 'on' && isAddress(supabase);
  return [
    ...[supabase, env['PUBLIC_EMAILJS_ORIGIN'] ?? 'https://api.emailjs.com']
      .filter(isAddress)
      .map((address) => new URL(address).origin),
    ...(realtime ? [new URL(supabase).origin.replace(/^http/, 'ws')] : []),
  ];
}
