/** The editor's bar in the browser: keeps it open, renews it, and signs the browser in as somebody. */

const host = document.querySelector('editor-bar');
const root = host?.shadowRoot;
const openKey = 'editor-bar-open';
const renewMs = 2000;
/** The bar as it was last answered. */
let shown = '';

if (root) {
  show();
  root.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('[data-email]');
    if (button) void visitAs(button.getAttribute('data-email') ?? '');
  });
  // Opening and closing does not bubble.
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

/** Marks what this browser keeps: whether the bar is open, and as whom the page is seen. */
function show() {
  const bar = details();
  if (bar) bar.open = sessionStorage.getItem(openKey) !== null;
  const email = signedInAs();
  for (const button of root?.querySelectorAll('[data-email]') ?? []) {
    button.setAttribute('aria-pressed', String(button.getAttribute('data-email') === email));
  }
}

/** Shows the newest state of the check, and keeps the focus and the place in the panel. */
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
 * Signs in as a demonstration account, or out, and loads the page again.
 * @param {string} email Empty to sign out.
 */
async function visitAs(email) {
  const session = email === '' ? null : await signIn(email).catch(() => undefined);
  if (session === undefined) {
    const status = root?.querySelector('[data-refused]');
    if (status) status.textContent = status.getAttribute('data-refused');
    return;
  }
  // What a reader has set on pages is forgotten at sign-out.
  sessionStorage.clear();
  sessionStorage.setItem(openKey, 'yes');
  localStorage.removeItem('second-factor');
  if (session === null) localStorage.removeItem('session');
  else localStorage.setItem('session', session);
  location.reload();
}

/**
 * The session of a demonstration account, as the site keeps it; undefined if it is refused.
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

/** The address of the session that this browser keeps; empty without one. */
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
