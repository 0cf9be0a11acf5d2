/** The elements of the card of a dictionary term: one card, moved from link to link. */
import type * as Texts from '../../i18n/fr/site/term-card.ts';
import { textsLoader } from '../../i18n/load.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { TermEntry } from '../../services/term-entry.ts';
import style from './term-card.css?inline';

const loadTexts = textsLoader(import.meta.glob<typeof Texts>('../../i18n/*/site/term-card.ts'));

export interface TermCard {
  readonly element: HTMLElement;
  /** Shows an entry and the address of its page. */
  readonly fill: (entry: TermEntry, address: string) => void;
  /** Announces the definition to screen readers: the focus stays on the link. */
  readonly announce: (entry: TermEntry) => void;
  readonly close: () => void;
}

/**
 * Creates the card, closed.
 * @param pointer Called when the pointer arrives on the card and when it leaves.
 * @returns The card. Rejects if its texts cannot be fetched.
 */
export async function createCard(pointer: {
  readonly enter: () => void;
  readonly leave: () => void;
}): Promise<TermCard> {
  const lang = document.documentElement.lang as Lang;
  const { termCard: t } = await loadTexts(lang);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);

  const picture = Object.assign(document.createElement('img'), { width: 96, height: 60, alt: '' });
  const name = make('p', 'term-card-name');
  name.id = 'term-card-name';
  const twin = make('p', 'term-card-twin');
  const definition = make('p', 'term-card-definition');
  const names = make('p', 'term-card-names');
  const more = make('a', 'term-card-more');
  Object.assign(more, { textContent: t.open, lang });
  const head = make('div', 'term-card-head');
  const titles = make('div', 'term-card-titles');
  titles.append(name, twin);
  head.append(picture, titles);
  const element = make('div', 'term-card');
  element.id = 'term-card';
  element.popover = 'manual';
  element.role = 'group';
  element.setAttribute('aria-labelledby', name.id);
  element.append(head, definition, names, more);
  element.addEventListener('pointerenter', pointer.enter);
  element.addEventListener('pointerleave', pointer.leave);

  // Added before its text: a live region inserted with its text is not announced.
  const said = make('p', 'term-card-said');
  said.role = 'status';
  document.body.append(said);

  return {
    element,
    fill: (entry, address) => {
      element.lang = entry.lang;
      name.textContent = entry.term;
      definition.textContent = entry.definition;
      copy(entry.twin, twin, entry.lang);
      copy(entry.names, names, entry.lang);
      picture.hidden = entry.picture === undefined;
      if (entry.picture !== undefined) picture.src = entry.picture;
      more.href = address;
    },
    announce: ({ lang: textLang, term, definition: text }) => {
      said.lang = textLang;
      said.textContent = `${term}. ${text}`;
    },
    close: () => {
      said.textContent = '';
      element.hidePopover();
      element.remove();
    },
  };
}

/** Copies the text of a part of the entry, with its languages; hides the copy of a missing one. */
function copy(from: HTMLElement | null, to: HTMLElement, textLang: string): void {
  to.hidden = !from;
  to.lang = from?.lang || textLang;
  to.replaceChildren(...(from?.cloneNode(true).childNodes ?? []));
}

function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(tag), { className });
}
