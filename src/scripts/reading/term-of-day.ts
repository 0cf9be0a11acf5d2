import { dayNumber } from '../../domain/site/term-of-day.ts';
import { loadTermEntry } from '../../services/term-entry.ts';

/** Replaces the built word of the day, unless today's entry cannot be loaded. */
export async function showTermOfDay(card: HTMLElement): Promise<void> {
  const [name, definition] = [card.querySelector('a'), card.querySelector('p:last-child')];
  const { day = '', next = '' } = card.dataset;
  const keys = next.split(' ');
  const key = keys[(dayNumber(Date.now()) - Number(day)) % keys.length];
  if (!key || !name || !definition) return;
  const address = name.href.replace(/[^/]+$/, key);
  const entry = await loadTermEntry(address).catch(() => undefined);
  if (!entry) return;
  name.href = address;
  name.textContent = entry.term;
  definition.textContent = entry.definition;
  const picture = card.querySelector('img');
  if (picture && entry.picture) picture.src = entry.picture;
}
