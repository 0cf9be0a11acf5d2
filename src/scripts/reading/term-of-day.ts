import { dayNumber } from '../../domain/site/term-of-day.ts';
import { loadTermEntry } from '../../services/term-entry.ts';

/** Replaces the built word of the day, unless today's entry cannot be loaded. */
export async function showTermOfDay(card: HTMLElement): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.term-names a')];
  // The build sorts terms by key, which ends their addresses.
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
