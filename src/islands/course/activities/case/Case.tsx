import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTakenFocus } from '../../../ui/hooks.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { useLab } from '../../labs/kit/use-lab.ts';
import type { ActivityProps } from '../activity.ts';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from '../live.css?url&no-inline';
import { keyOf, liveIn, useLive } from '../place.ts';
import { loadActivityTexts } from '../texts.ts';
import { CaseStep } from './CaseStep.tsx';

const noTrials = {};
/** Indexes of the choices made so far, with commas between them. */
const initial = { choices: '' };

/** A dated event: a decision at each step, and the outcome after the last. */
export default function Case(props: ActivityProps) {
  const { place, lang } = props;
  const t = useTexts(lang, loadActivityTexts)[0].case;
  const key = keyOf(props, 'case');
  const { state, change, reset } = useLab(key, initial, noTrials);
  const steps = useMemo(() => [...place.querySelectorAll<HTMLElement>('.case-step')], [place]);
  const outcome = useMemo(() => place.querySelector<HTMLElement>('.case-outcome'), [place]);
  const [firstRef, takeFocus] = useTakenFocus();
  const made = state.choices === '' ? [] : state.choices.split(',').map(Number);
  const isOver = made.length >= steps.length;

  return (
    <>
      <StyleSheet href={styles} />
      {steps.map((step, index) => (
        <CaseStep
          key={index}
          name={`${key}-${index}`}
          element={step}
          number={index + 1}
          total={steps.length}
          state={index < made.length ? 'done' : index === made.length ? 'asking' : 'later'}
          choice={made[index]}
          focus={index === 0 ? firstRef : undefined}
          t={t}
          onChoose={(choice) => change({ choices: [...made, choice].join(',') })}
        />
      ))}
      {outcome && <Outcome element={outcome} isOver={isOver} />}
      {isOver &&
        createPortal(
          <p className="activity-buttons">
            <button
              type="button"
              className="link"
              onClick={() => {
                takeFocus();
                reset();
              }}
            >
              {t.again}
            </button>
          </p>,
          liveIn(place),
        )}
    </>
  );
}

interface OutcomeProps {
  readonly element: HTMLElement;
  readonly isOver: boolean;
}

function Outcome({ element, isOver }: OutcomeProps) {
  useLive(element, isOver ? 'done' : 'later');
  return null;
}
