/**
 * Signals that were opened while an older one is still unread. The account stores one position
 * only, so this browser keeps them until that position has passed them, or until sign-out.
 */
import type { ReadState } from '../../domain/signals/feed/unread.ts';
import { $session } from '../auth/session.ts';

/** Incremented when the meaning changes: older values are ignored. */
const key = 'signals-opened:1';

/** Ids with the position of their newest event when opened; empty for another account. */
export function keptOpened(user: string): ReadonlyMap<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return new Map();
    const { owner, opened } = kept as { owner?: unknown; opened?: unknown };
    if (owner !== user || typeof opened !== 'object' || opened === null) return new Map();
    const entries = Object.entries(opened as Record<string, unknown>);
    return new Map(entries.flatMap(([id, at]) => (typeof at === 'number' ? [[id, at]] : [])));
  } catch {
    return new Map();
  }
}

/** Stores the signals opened beyond the read position, for this owner. */
export function keepOpened(owner: string, { position, opened }: ReadState): void {
  const later = Object.fromEntries([...opened].filter(([, at]) => at > position));
  try {
    if (Object.keys(later).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ owner, opened: later }));
  } catch {
    // Storage is full or blocked: the marks last as long as the page.
  }
}

$session.subscribe(({ type }) => {
  if (type !== 'signed-out') return;
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing is stored.
  }
});
