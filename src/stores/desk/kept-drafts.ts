/** Unsaved input of drafts, kept in this tab: each draft by itself, and one new draft. */
import {
  draftFields,
  inLanguage,
  type DraftField,
  type DraftTyped,
} from '../../domain/signals/draft-form.ts';
import { isLang, type Lang } from '../../i18n/locales.ts';
import { discardKept, keep, keptForms, readKept } from './kept.ts';

/** A draft and the version of it that was loaded. */
export interface DraftVersion {
  readonly id: string;
  /** The version that was loaded; 0 for a new draft. */
  readonly version: number;
}

interface KeptDraft extends DraftVersion {
  readonly typed: DraftTyped;
}

const prefix = 'draft';

function formOf({ id, version }: DraftVersion): string {
  return version === 0 ? prefix : `${prefix}:${id}`;
}

/** Keeps a draft; `lang` is that of its numbers. */
export function keepDraft(user: string, lang: Lang, { id, version, typed }: KeptDraft): void {
  keep(user, formOf({ id, version }), { id, version: String(version), lang, ...typed });
}

/** Drops the kept input of a draft. */
export function discardDraft(user: string, draft: DraftVersion): void {
  discardKept(user, formOf(draft));
}

/**
 * The kept input of a draft, its numbers in the notation of `lang`; undefined if there is none.
 * @param draft The saved draft; undefined for the new one.
 * @param initial Values of the fields that were not kept.
 */
export function readKeptDraft(
  user: string,
  lang: Lang,
  draft: DraftVersion | undefined,
  initial: DraftTyped,
): KeptDraft | undefined {
  const kept = readKept(user, formOf(draft ?? { id: '', version: 0 }));
  if (kept?.id === undefined) return undefined;
  const fields: [DraftField, string][] = draftFields.flatMap((field) => {
    const value = kept[field];
    return value === undefined ? [] : [[field, value] as [DraftField, string]];
  });
  const typed = { ...initial, ...Object.fromEntries(fields) };
  const from = isLang(kept.lang) ? kept.lang : lang;
  return { id: kept.id, version: Number(kept.version), typed: inLanguage(typed, from, lang) };
}

/** The drafts kept in this tab. */
export function keptDrafts(user: string): readonly DraftVersion[] {
  return keptForms(user, prefix).flatMap((form) => {
    const { id, version } = readKept(user, form) ?? {};
    return id === undefined ? [] : [{ id, version: Number(version) }];
  });
}
