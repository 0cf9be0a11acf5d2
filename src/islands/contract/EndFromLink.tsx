import { parseInline } from '../../domain/site/inline-links.ts';
import type { Lang } from '../../i18n/locales.ts';
import { linkTo } from '../../i18n/links.ts';

/** An interface text with its links. */
export function EndFromLink({ lang, text }: { readonly lang: Lang; readonly text: string }) {
  return parseInline(text).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.label} href={linkTo(lang, part.target)}>
        {part.label}
      </a>
    ),
  );
}
