/**
 * The return from Google sign-in. Supabase's client exchanges the code in the URL for a
 * session; this shows the result, or redirects to the previous page. The client is loaded only
 * if there is a code.
 */
import { safePath } from '../../domain/site/safe-path.ts';
import { href } from '../../i18n/index.ts';
import { defaultLang, isLang, type Lang } from '../../i18n/locales.ts';
import { showLoadError } from '../shell/load-error.ts';

type State = 'waiting' | 'refused' | 'spent' | 'factor' | 'network' | 'closed' | 'failed';

const query = new URLSearchParams(location.search);
const hashParams = new URLSearchParams(location.hash.slice(1));
const param = (name: string): string | null => query.get(name) ?? hashParams.get(name);

/** Parses the page's URL and handles it. */
export function startCallback(): void {
  const place = document.getElementById('callback');
  const lang = place?.dataset['lang'];
  const page: Lang = isLang(lang) ? lang : defaultLang;
  const error = param('error_code') ?? param('error');
  const code = query.get('code');
  const next = safePath(query.get('next'));
  const target = next === '/' ? href(page, 'dashboard') : next;
  offer(page, target);

  if (error !== null || param('error_description') !== null) {
    // If left in the URL, the client would read it again.
    history.replaceState(history.state, '', location.pathname + keepOnlyNext());
    show(stateOf(param('error') ?? '', error ?? ''));
  } else if (code) {
    show('waiting');
    void exchange(page, target).catch(() => show('network'));
  }
}

/** Maps the error codes of OAuth and of Supabase to a state. */
function stateOf(error: string, code: string): State {
  if (error === 'access_denied' && /^(access_denied|unspecified)?$/.test(code)) return 'refused';
  if (/^(flow_state_|bad_oauth_state|otp_expired|bad_code_verifier)/.test(code)) return 'spent';
  if (/^(user_banned|signup_disabled|provider_disabled)/.test(code)) return 'closed';
  return error === 'access_denied' && code === '' ? 'refused' : 'failed';
}

async function exchange(page: Lang, target: string): Promise<void> {
  const [
    { supabase },
    { $session, refreshOpenedSession, startSession },
    { $auth, isAuthOver },
    { saveFirstSignIn },
  ] = await Promise.all([
    import('../../services/supabase.ts'),
    import('../../stores/auth/session.ts'),
    import('../../stores/auth/state.ts'),
    import('../../stores/auth/first-sign-in.ts'),
  ]);
  const client = await supabase();
  const { error } = await client.auth.initialize();
  await refreshOpenedSession();
  await saveFirstSignIn(page);
  await startSession();
  history.replaceState(history.state, '', location.pathname + keepOnlyNext());
  // From here on, any sign-in, in this tab or another, redirects: after a recovery code once its notice is closed.
  const leave = (): void => {
    if ($session.get().type === 'signed-in' && isAuthOver($auth.get())) location.replace(target);
  };
  $session.subscribe(leave);
  $auth.subscribe(leave);
  const session = $session.get();
  if (session.type === 'signed-in') return;
  if (session.type === 'signed-out' && session.waitsForFactor) {
    show('factor');
    dispatchEvent(new CustomEvent('open-auth', { detail: {} }));
  } else if (session.type === 'failed' || error?.name === 'AuthRetryableFetchError') {
    show(error?.status === 0 ? 'network' : 'failed');
  } else {
    show(error ? stateOf('', error.code ?? 'bad_code_verifier') : 'spent');
  }
}

/** The URL without the parameters added by the service. */
function keepOnlyNext(): string {
  const next = query.get('next');
  return next === null ? '' : `?next=${encodeURIComponent(next)}`;
}

const actions: Readonly<Record<State, readonly string[]>> = {
  waiting: [],
  refused: ['google', 'sign-in', 'go-on'],
  spent: ['google', 'sign-in', 'go-on'],
  factor: ['code'],
  network: ['google', 'sign-in', 'go-on'],
  closed: ['sign-in', 'go-on'],
  failed: ['google', 'sign-in', 'go-on'],
};

function show(state: State): void {
  const heading = document.getElementById('callback-heading');
  for (const part of document.querySelectorAll<HTMLElement>('#callback [data-state]')) {
    part.hidden = part.dataset['state'] !== state;
    if (!part.hidden && heading) heading.textContent = part.dataset['heading'] ?? '';
  }
  for (const action of document.querySelectorAll<HTMLElement>('[data-action]')) {
    action.hidden = !actions[state].includes(action.dataset['action'] ?? '');
  }
}

function offer(lang: Lang, target: string): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-action="go-on"]');
  if (link) link.href = target;
  document.querySelector('[data-action="google"]')?.addEventListener('click', () => {
    import('../../stores/auth/auth.ts')
      .then(async ({ signInWithGoogle, $auth }) => {
        await signInWithGoogle(lang, target);
        if ($auth.get().error) show('network');
      })
      .catch(() => {
        showLoadError(true);
      });
  });
}
