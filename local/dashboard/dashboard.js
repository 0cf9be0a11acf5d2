/** Progressive enhancement of the dashboard: copy buttons, and a list that refreshes itself. */

const announcer = document.createElement('p');
announcer.className = 'quiet';
announcer.setAttribute('role', 'status');

for (const value of document.querySelectorAll('[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copier';
  button.setAttribute('aria-label', `Copier ${value.getAttribute('data-copy')}`);
  button.addEventListener('click', () => void copy(value));
  value.after(button);
}
document.querySelector('.accounts')?.after(announcer);

/** @type {HTMLElement | null} */
const main = document.querySelector('main[data-refresh]');
if (main !== null) setInterval(() => void renew(main), Number(main.dataset.refresh) * 1000);

/** @param {Element} value */
async function copy(value) {
  try {
    await navigator.clipboard.writeText(value.textContent);
    announcer.textContent = `Copié : ${value.textContent}`;
  } catch {
    getSelection()?.selectAllChildren(value);
    announcer.textContent = 'Sélectionné : copiez avec le clavier.';
  }
}

/**
 * Replaces the shown list with the newest one if it differs, and keeps the focus.
 * @param {HTMLElement} shown
 */
async function renew(shown) {
  const response = await fetch(location.href).catch(() => undefined);
  if (response?.ok !== true) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const fresh = page.querySelector('main');
  if (fresh === null || fresh.innerHTML === shown.innerHTML) return;
  const focused = document.activeElement?.getAttribute('href');
  shown.replaceChildren(...fresh.childNodes);
  if (!focused) return;
  const link = shown.querySelector(`a[href="${CSS.escape(focused)}"]`);
  if (link instanceof HTMLElement) link.focus();
}
