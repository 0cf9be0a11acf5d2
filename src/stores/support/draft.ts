/** What somebody has typed to the support, kept on this browser until it is sent, or for thirty days. */
import { supportFields, type SupportValues } from '../../domain/support/form.ts';

/** Local storage key. The page's inline script reads it too (src/components/support/DraftWaker.astro). */
export const draftKey = 'support-draft';
/** Milliseconds after the last key that a draft is kept. */
export const draftLifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The fields that the person has touched; an emptied one stays empty. */
export type DraftValues = Partial<SupportValues>;

export interface Draft {
  readonly typed: DraftValues;
  /** The message as it was last sent without an answer: sent again unchanged, it is one ticket. */
  readonly request?: string;
}

/** The draft of this browser; nothing when there is none, or storage is refused. */
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

/** Keeps a draft; false when this browser does not let us. One in which nothing stands is dropped. */
export function saveDraft(draft: Draft, now = Date.now()): boolean {
  try {
    if (isEmpty(draft.typed)) localStorage.removeItem(draftKey);
    else localStorage.setItem(draftKey, JSON.stringify({ ...draft, at: now }));
    return true;
  } catch {
    return false;
  }
}

export function isEmpty(typed: DraftValues): boolean {
  return supportFields.every((field) => !typed[field]?.trim());
}

/** Keeps both where a draft meets what was typed before it was shown. */
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
