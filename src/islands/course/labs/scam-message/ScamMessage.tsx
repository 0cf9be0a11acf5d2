import { useId, useState } from 'react';
import {
  alarmsOf,
  isScam,
  judge,
  writeOpinion,
  type Opinion,
} from '../../../../domain/labs/scam-message.ts';
import { nextOpen, withAnswer } from '../../../../domain/labs/shared/rounds.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTakenFocus } from '../../../ui/hooks.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Control } from '../kit/Control.tsx';
import { LabBench, LabFrame } from '../kit/LabFrame.tsx';
import { Results, Say } from '../kit/Results.tsx';
import { Rounds } from '../kit/Rounds.tsx';
import { loadKit } from '../kit/texts.ts';
import { Trials } from '../kit/Trials.tsx';
import { startWith, useLab } from '../kit/use-lab.ts';
import { Verdict } from '../kit/Verdict.tsx';
import type { LabProps } from '../lab-props.ts';
import { AlarmDrawing } from './AlarmDrawing.tsx';
import { MessageCard } from './MessageCard.tsx';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from './scam-message.css?url&no-inline';
import { countsOf, initialScam, marksOf, opinionsOf, orderOf, scamTrials } from './state.ts';
import { resultsOf, sayOf, titlesOf, type ScamTexts } from './words.ts';

const loadTexts = textsLoader(
  import.meta.glob<ScamTexts>('../../../../i18n/*/course/labs/scam-message.ts', {
    import: 'scamMessageLab',
  }),
);

export default function ScamMessage({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initialScam, values);
  const { state, done, change, reset } = useLab(`${page}/scam-message`, start, scamTrials);
  const id = useId();
  const [verdictRef, takeToVerdict] = useTakenFocus();
  const [roundRef, takeToRound] = useTakenFocus();
  const [isAsked, setIsAsked] = useState(false);
  const order = orderOf(state.seed);
  const message = order[state.at] ?? order[0];
  if (!message) return null;
  const marks = marksOf(state);
  const opinion = opinionsOf(state)[state.at]?.[1];
  const next = nextOpen(marks, state.at);
  const tally = countsOf(state);
  const scams = state.share / 100;
  const alarms = alarmsOf(tally, scams);
  const go = (at: number) => {
    setIsAsked(false);
    change({ at, sentence: -1 });
  };
  const say = (given: Opinion) => {
    takeToVerdict();
    change({ answers: withAnswer(state.answers, message.id, writeOpinion(given)) });
  };

  return (
    <LabFrame title={t.title} t={kit} onReset={reset}>
      <StyleSheet href={styles} />
      <Rounds
        label={t.round}
        marks={marks}
        at={state.at}
        lang={lang}
        t={kit}
        focus={roundRef}
        onGo={go}
        onShuffle={() => change({ seed: state.seed + 1, at: 0, answers: '', sentence: -1 })}
      />
      <MessageCard
        message={message}
        sentence={state.sentence}
        isJudged={opinion !== undefined}
        t={t}
        onSentence={(sentence) => change({ sentence })}
      />
      <div className="lab-decide">
        {!opinion && (
          <div className="lab-buttons">
            <button type="button" className="btn" onClick={() => say({ type: 'honest' })}>
              {t.honest}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() =>
                state.sentence < 0
                  ? setIsAsked(true)
                  : say({ type: 'scam', sentence: state.sentence })
              }
            >
              {t.scam}
            </button>
          </div>
        )}
        <Verdict
          mark={opinion ? judge(message, opinion) : 'open'}
          titles={titlesOf(isScam(message), t)}
          focus={verdictRef}
        >
          <p>{t.messages[message.id].why}</p>
        </Verdict>
        <p role="status">
          {opinion ? t.reread : state.sentence < 0 && (isAsked ? t.markFirst : t.hint)}
        </p>
        {opinion && next !== undefined && (
          <div className="lab-buttons">
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                takeToRound();
                go(next);
              }}
            >
              {kit.next}
            </button>
          </div>
        )}
      </div>
      <LabBench
        controls={
          <Control
            label={t.share}
            unit="%"
            tone="primary"
            value={state.share}
            min={1}
            max={90}
            step={1}
            lang={lang}
            t={kit}
            onChange={(share) => change({ share })}
          />
        }
      >
        <AlarmDrawing labelledBy={id} alarms={alarms} scams={scams} t={t} lang={lang} />
      </LabBench>
      <Results results={resultsOf(tally, alarms, t, lang)} />
      <Say id={id} text={sayOf(alarms, scams, t, lang)}>
        {t.formula}
      </Say>
      <Trials
        t={kit}
        done={done}
        trials={[
          { name: 'sentence', ...t.trials.sentence },
          { name: 'rare', ...t.trials.rare, set: () => change({ share: 1 }) },
          { name: 'all', ...t.trials.all },
        ]}
      />
    </LabFrame>
  );
}
