/** The pretend bank's question: is this card yours? */
import { styledHost } from './styles.js';
import { textsOf } from './texts.js';

/**
 * Asks over the page. Closing it refuses.
 * @param {{ locale: string | undefined, appearance: import('./styles.js').Appearance | undefined }} options
 * @returns {Promise<boolean>} whether the cardholder confirmed
 */
export function challenge({ locale, appearance }) {
  const texts = textsOf(locale);
  const { host, root } = styledHost(appearance);
  const before = document.activeElement;
  const dialog = document.createElement('dialog');
  const title = document.createElement('h2');
  const text = document.createElement('p');
  const actions = document.createElement('div');
  title.id = 'title';
  title.textContent = texts.secureTitle;
  text.textContent = texts.secureText;
  actions.className = 'actions';
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(title, text, actions);
  root.append(dialog);
  document.body.append(host);

  return new Promise((resolve) => {
    /** @param {boolean} confirmed */
    function end(confirmed) {
      host.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(confirmed);
    }
    const button = (/** @type {string} */ label, /** @type {boolean} */ confirms) => {
      const made = document.createElement('button');
      made.type = 'button';
      made.textContent = label;
      if (confirms) made.className = 'primary';
      made.addEventListener('click', () => end(confirms));
      return made;
    };
    actions.append(button(texts.approve, true), button(texts.refuse, false));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      end(false);
    });
    dialog.showModal();
  });
}
