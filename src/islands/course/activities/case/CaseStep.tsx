import { createPortal } from 'react-dom';
import { fill } from '../../../../i18n/format.ts';
import { useTakenFocus } from '../../../ui/hooks.ts';
import { Choices } from '../Choices.tsx';
import { liveIn, useLive } from '../place.ts';
import type { ActivityTexts } from '../texts.ts';

interface Props {
  readonly name: string;
  /** The step in the lesson's HTML. */
  readonly element: HTMLElement;
  readonly number: number;
  readonly total: number;
  /** `later`: not reached yet. */
  readonly state: 'asking' | 'done' | 'later';
  /** Index of the choice made. */
  readonly choice: number | undefined;
  /** Focuses the question of the first step when the case starts over. */
  readonly focus: ((element: HTMLElement | null) => void) | undefined;
  readonly t: ActivityTexts['case'];
  readonly onChoose: (choice: number) => void;
}

/** A decision of a case, then the reply to the choice made; what happened next is in the lesson. */
export function CaseStep({ element, number, total, state, choice, focus, t, ...rest }: Props) {
  const [replyRef, takeFocus] = useTakenFocus();
  useLive(element, state);
  const question = element.querySelector('.activity-question')?.textContent ?? '';
  const parts = [...element.querySelectorAll('.activity-choices > li')].map((item) => ({
    choice: item.querySelector('span')?.textContent ?? '',
    reply: item.querySelector('p')?.textContent ?? '',
  }));
  if (state === 'later') return null;
  const made = choice === undefined ? undefined : parts[choice];
  return createPortal(
    <>
      <p key={state} className="activity-place" ref={focus} tabIndex={-1}>
        {fill(t.place, { n: number, total })}
      </p>
      {made ? (
        <>
          <p className="activity-question">{question}</p>
          <div className="case-reply" ref={replyRef} tabIndex={-1}>
            <p>
              {t.yours} <strong>{made.choice}</strong>
            </p>
            <p>{made.reply}</p>
          </div>
        </>
      ) : (
        <Choices
          name={rest.name}
          question={question}
          choices={parts.map((part) => part.choice)}
          missing={t.choose}
          button={t.decide}
          onChoose={(chosen) => {
            takeFocus();
            rest.onChoose(chosen);
          }}
        />
      )}
    </>,
    liveIn(element),
  );
}
