import { fill, plural, type Lang } from '../../i18n/index.ts';
import { $suggestions } from '../../stores/support/suggestions.ts';
import { useShared } from '../ui/hooks.ts';
import type { StepTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: StepTexts['found'];
}

/** Suggested pages under the subject. They do not take the focus: Tab reaches them. */
export function Suggestions({ lang, t }: Props) {
  const found = useShared($suggestions, []);
  const n = found.length;
  return (
    <section aria-label={n > 0 ? t.label : undefined}>
      <p className={n > 0 ? 'support-found' : 'sr-only'} role="status">
        {n > 0 && fill(plural(lang, n, t.count), { n })}
      </p>
      {n > 0 && (
        <ul className="support-links">
          {found.map(({ id, kind, title }) => (
            <li key={id}>
              <a href={id}>
                <span>{title}</span> <small>{t.kinds[kind]}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
