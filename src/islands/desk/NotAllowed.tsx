import type { DeskProps } from './props.ts';
import type { DeskTexts } from './texts.ts';

interface Props {
  readonly t: DeskTexts;
  readonly state: 'not_editor' | 'second_factor';
  readonly links: DeskProps['links'];
}

/** Shown to members who are not editors, and to editors without a second factor. */
export function NotAllowed({ t, state, links }: Props) {
  const isEditor = state === 'second_factor';
  const { title, text } = isEditor ? t.secondFactor : t.notEditor;
  return (
    <section className="notice sign-in-prompt">
      <h2>{title}</h2>
      <p className="mt-3 text-ink-2">{text}</p>
      <div className="notice-actions">
        {isEditor ? (
          <a className="btn btn-primary" href={`${links.settings}#two-factor`}>
            {t.secondFactor.settings}
          </a>
        ) : (
          <a className="btn" href={links.dashboard}>
            {t.notEditor.back}
          </a>
        )}
      </div>
    </section>
  );
}
