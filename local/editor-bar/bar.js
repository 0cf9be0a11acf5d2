/** The editor's bar in the browser: keeps it open, refreshes it, and signs in as a demo account. */

const host = document.querySelector('editor-bar');
const root = host?.shadowRoot;
const openKey = 'editor-bar-open';
const renewMs = 2000;
/** HTML of the bar in the last response. */
let shown = '';

if (root) {
  show();
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-email]');
    if (button) void visitAs(button.getAttribute('data-email') ?? '');
  });
  // `toggle` does not bubble.
  root.addEventListener(
    'toggle',
    () => {
      if (details()?.open) sessionStorage.setItem(openKey, 'yes');
      else sessionStorage.removeItem(openKey);
    },
    { capture: true },
  );
  setInterval(() => void renew(), renewMs);
}

/** Restores the state kept in this browser: whether the bar is open, and the account in use. */
function show() {
  const bar = details();
  if (bar) bar.open = sessionStorage.getItem(openKey) !== null;
  const email = signedInAs();
  for (const button of root?.querySelectorAll('[data-email]') ?? []) {
    button.setAttribute('aria-pressed', String(button.getAttribute('data-email') === email));
  }
}

/** Shows the newest state of the check; keeps the focus and the scroll position of the panel. */
async function renew() {
  if (!root || document.visibilityState === 'hidden') return;
  const response = await fetch(`/local/bar?page=${encodeURIComponent(location.pathname)}`).catch(
    () => undefined,
  );
  if (response?.ok !== true) return;
  const fresh = await response.text();
  if (fresh === shown) return;
  shown = fresh;
  const focused = root.activeElement === null ? -1 : controls().indexOf(root.activeElement);
  const scrolled = root.querySelector('.panel')?.scrollTop ?? 0;
  const template = document.createElement('template');
  template.innerHTML = fresh;
  root.querySelector('aside')?.replaceWith(template.content);
  show();
  root.querySelector('.panel')?.scrollTo(0, scrolled);
  controls()[focused]?.focus();
}

/** @returns {HTMLElement[]} */
function controls() {
  return [...(root?.querySelectorAll('summary, a, button') ?? [])];
}

/**
 * Signs in as a demo account, or out, and reloads the page.
 * @param {string} email Empty to sign out.
 */
async function visitAs(email) {
  const session = email === '' ? null : await signIn(email).catch(() => undefined);
  if (session === undefined) {
    const status = root?.querySelector('[data-refused]');
    if (status) status.textContent = status.getAttribute('data-refused');
    return;
  }
  // Like a sign-out: forgets the reader's settings on pages.
  sessionStorage.clear();
  sessionStorage.setItem(openKey, 'yes');
  localStorage.removeItem('second-factor');
  if (session === null) localStorage.removeItem('session');
  else localStorage.setItem('session', session);
  location.reload();
}

/**
 * The session of a demo account, in the site's format; undefined if sign-in is refused.
 * @param {string} email
 */
async function signIn(email) {
  const known = await fetch('/local/info.json');
  const info = /** @type {import('../dashboard/index.ts').Info} */ (await known.json());
  const password = info.accounts.find((account) => account.email === email)?.password;
  const response = await fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { apikey: info.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.ok ? response.text() : undefined;
}

/** The email address of this browser's session; empty without one. */
function signedInAs() {
  try {
    const session = /** @type {{ user?: { email?: string } } | null} */ (
      JSON.parse(localStorage.getItem('session') ?? 'null')
    );
    return session?.user?.email ?? '';
  } catch {
    return '';
  }
}

/** @returns {HTMLDetailsElement | null | undefined} */
function details() {
  return root?.querySelector('details');
}
