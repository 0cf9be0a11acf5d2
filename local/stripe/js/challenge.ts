import { element, styledHost, type Look } from './styles.ts';
import { textsOf } from './texts.ts';

/** Overlay of the test bank's authentication; closing it fails. Resolves to whether it was confirmed. */
export function askCardholder(look: Look): Promise<boolean> {
  const texts = textsOf(look.locale);
  const { host, root } = styledHost(look);
  const before = document.activeElement;
  const dialog = element('dialog');
  const title = element('h2', { id: 'title', textContent: texts.secureTitle });
  const text = element('p', { textContent: texts.secureText });
  const actions = element('div', { className: 'actions' });
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.append(title, text, actions);
  root.append(dialog);
  document.body.append(host);

  return new Promise((resolve) => {
    function close(isConfirmed: boolean): void {
      host.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(isConfirmed);
    }
    const button = (textContent: string, confirms: boolean) => {
      const className = confirms ? 'primary' : '';
      const made = element('button', { type: 'button', textContent, className });
      made.addEventListener('click', () => close(confirms));
      return made;
    };
    actions.append(button(texts.approve, true), button(texts.refuse, false));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      close(false);
    });
    dialog.showModal();
  });
}
