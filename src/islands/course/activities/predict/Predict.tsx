import { createPortal } from 'react-dom';
import { useTakenFocus } from '../../../ui/hooks.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { useLab } from '../../labs/kit/use-lab.ts';
import type { ActivityProps } from '../activity.ts';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from '../live.css?url&no-inline';
import { keyOf, liveIn, useLive } from '../place.ts';
import { loadActivityTexts } from '../texts.ts';
import { ChoiceGuess, NumberGuess } from './guesses.tsx';
import { ChoiceTruth, NumberTruth } from './truths.tsx';
import { readPrediction } from './prediction.ts';

const noTrials = {};
/** `guess` is an index or a number; meaningless if `skipped`. */
const initial = { guess: 0, skipped: false, shown: false };

/** A prediction: one question and one control, then the guess beside the truth. */
export default function Predict(props: ActivityProps) {
  const { place, lang } = props;
  const t = useTexts(lang, loadActivityTexts)[0].predict;
  const key = keyOf(props, 'predict');
  const { state, change, reset } = useLab(key, initial, noTrials);
  const [verdict, takeToVerdict] = useTakenFocus();
  const [question, takeToQuestion] = useTakenFocus();
  useLive(place, state.shown ? 'done' : 'asking');
  const prediction = readPrediction(place);

  const commit = (guess?: number): void => {
    takeToVerdict();
    change({ guess: guess ?? 0, skipped: guess === undefined, shown: true });
  };
  const skip = (
    <button type="button" className="link" onClick={() => commit()}>
      {t.skip}
    </button>
  );
  const guess = state.skipped ? undefined : state.guess;
  const onAgain = (): void => {
    takeToQuestion();
    reset();
  };
  const truth = { guess, t, focus: verdict, onAgain };
  const ask = { t, skip, focus: question, onCommit: commit };
  return createPortal(
    <>
      <StyleSheet href={styles} />
      {state.shown ? (
        prediction.type === 'choice' ? (
          <ChoiceTruth {...truth} {...prediction} />
        ) : (
          <NumberTruth {...truth} {...prediction} lang={lang} />
        )
      ) : prediction.type === 'choice' ? (
        <ChoiceGuess name={key} {...prediction} {...ask} />
      ) : (
        <NumberGuess {...prediction} {...ask} lang={lang} />
      )}
    </>,
    liveIn(place),
  );
}
