import { dayNumber } from '../../domain/site/term-of-day.ts';
import { loadTermEntry } from '../../services/term-entry.ts';

/** Replaces the word of the day that was built; it stays if the entry of today cannot be loaded. */
export async function showTermOfDay(card: HTMLElement): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.term-names a')];
  // The build counts by key, and addresses end with it.
  links.sort((a, b) => (a.pathname < b.pathname ? -1 : 1));
  const link = links[dayNumber(Date.now()) % links.length];
  const [name, definition] = [card.querySelector('a'), card.querySelector('p:last-child')];
  if (!link || !name || !definition) return;
  const entry = await loadTermEntry(link.href).catch(() => undefined);
  if (!entry) return;
  name.href = link.href;
  name.textContent = entry.term;
  definition.textContent = entry.definition;
  const picture = card.querySelector('img');
  if (picture && entry.picture) picture.src = entry.picture;
}
