/** The support message being typed, stored in this browser until it is sent, or for thirty days. */
import { supportFields, type SupportValues } from '../../domain/support/form.ts';

/**
 * Local storage key. Also read by the page's inline script
 * (src/components/support/DraftWaker.astro).
 */
export const draftKey = 'support-draft';
/** Lifetime of a draft after the last keystroke, in milliseconds. */
export const draftLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The touched fields; an emptied one stays empty. */
export type DraftValues = Partial<SupportValues>;

export interface Draft {
  readonly typed: DraftValues;
  /**
   * Idempotency key of the last submission without a response: unchanged, it creates one
   * ticket.
   */
  readonly request?: string;
}

/** The draft of this browser; undefined if there is none, or if storage is blocked. */
export function readDraft(now = Date.now()): Draft | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(draftKey) ?? 'null') as unknown;
    const draft = asDraft(stored, now);
    if (stored !== null && !draft) localStorage.removeItem(draftKey);
    return draft;
  } catch {
    return undefined;
  }
}

/** Stores a draft; false if storage is blocked. Removes an empty draft. */
export function saveDraft(draft: Draft, now = Date.now()): boolean {
  try {
    if (isEmpty(draft.typed)) localStorage.removeItem(draftKey);
    else localStorage.setItem(draftKey, JSON.stringify({ ...draft, at: now }));
    return true;
  } catch {
    return false;
  }
}

/** Whether nothing is typed but spaces. */
export function isEmpty(typed: DraftValues): boolean {
  return supportFields.every((field) => !typed[field]?.trim());
}

/** Merges a stored draft with text typed before it was shown, keeping both. */
export function mergeDrafts(draft: DraftValues, found: DraftValues): DraftValues {
  const both = Object.fromEntries(
    supportFields.flatMap((field): [string, string][] => {
      const before = draft[field];
      const now = found[field];
      if (!now?.trim()) return before === undefined ? [] : [[field, before]];
      const apart = field === 'message' && before && !now.includes(before) && !before.includes(now);
      if (apart) return [[field, `${before}\n\n${now}`]];
      return [[field, field === 'message' && before?.includes(now) ? before : now]];
    }),
  );
  return both;
}

function asDraft(stored: unknown, now: number): Draft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { typed, request, at } = stored as Record<string, unknown>;
  if (typeof at !== 'number' || now - at > draftLifetimeMs) return undefined;
  if (typeof typed !== 'object' || typed === null) return undefined;
  const known = Object.entries(typed).filter(
    ([field, value]) => supportFields.some((one) => one === field) && typeof value === 'string',
  );
  const draft: DraftValues = Object.fromEntries(known);
  if (isEmpty(draft)) return undefined;
  return { typed: draft, ...(typeof request === 'string' && { request }) };
}
