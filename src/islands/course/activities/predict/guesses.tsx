import { type ReactNode, useRef, useState } from 'react';
import type { Lang } from '../../../../i18n/locales.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Control } from '../../labs/kit/Control.tsx';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import kitStyles from '../../labs/kit/kit.css?url&no-inline';
import { loadKit } from '../../labs/kit/texts.ts';
import { Choices } from '../Choices.tsx';
import type { ActivityTexts } from '../texts.ts';
import type { ChoicePrediction, NumberPrediction } from './prediction.ts';

interface GuessProps {
  readonly t: ActivityTexts['predict'];
  readonly onCommit: (guess: number) => void;
  readonly skip: ReactNode;
  /** Focuses the question when it is asked again. */
  readonly focus: (element: HTMLElement | null) => void;
}

/** Radio buttons. */
export function ChoiceGuess({
  name,
  question,
  choices,
  t,
  onCommit,
  skip,
  focus,
}: ChoicePrediction & GuessProps & { readonly name: string }) {
  return (
    <Choices
      {...{ name, question, choices, focus }}
      missing={t.choose}
      button={t.compare}
      onChoose={onCommit}
    >
      {skip}
    </Choices>
  );
}

/** A slider with a number field, from its lowest value. */
export function NumberGuess({
  question,
  unit,
  min,
  max,
  step,
  t,
  lang,
  onCommit,
  skip,
  focus,
}: NumberPrediction & GuessProps & { readonly lang: Lang }) {
  const [kit] = useTexts(lang, loadKit);
  const [guess, setGuess] = useState(min);
  const problem = useRef('');
  return (
    <form
      className="activity-form"
      onSubmit={(event) => {
        event.preventDefault();
        // Otherwise the guess is not what the field shows.
        if (!problem.current) onCommit(guess);
      }}
    >
      <StyleSheet href={kitStyles} />
      <fieldset ref={focus} tabIndex={-1}>
        <legend className="activity-question">{question}</legend>
        <Control
          {...{ unit, min, max, step, lang }}
          label={t.number}
          tone="primary"
          value={guess}
          t={kit}
          onChange={setGuess}
          onProblem={(next) => {
            problem.current = next;
          }}
        />
      </fieldset>
      <p className="activity-buttons">
        <button type="submit" className="btn btn-primary btn-small">
          {t.compare}
        </button>
        {skip}
      </p>
    </form>
  );
}
