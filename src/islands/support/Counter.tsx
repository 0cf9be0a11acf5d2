import { countCharacters } from '../../domain/shared/printable.ts';
import { fill, plural, type Lang } from '../../i18n/index.ts';
import { useDebounced } from '../ui/hooks.ts';
import type { StepTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: Pick<StepTexts, 'left' | 'over'>;
  readonly text: string;
  readonly limit: number;
}

/** Remaining characters, shown for the last tenth; announced when the typing pauses. */
export function Counter({ lang, t, text, limit }: Props) {
  const left = limit - countCharacters(text.trim());
  const near = left <= limit / 10;
  const count = Math.abs(left);
  const words = plural(lang, count, left < 0 ? t.over : t.left);
  const shown = near ? fill(words, { n: count.toLocaleString(lang) }) : '';
  const announced = useDebounced(shown);
  return (
    <>
      {near && (
        <p className="support-counter" data-over={left < 0 ? '' : undefined} aria-hidden="true">
          {shown}
        </p>
      )}
      <p className="sr-only" role="status">
        {announced}
      </p>
    </>
  );
}
