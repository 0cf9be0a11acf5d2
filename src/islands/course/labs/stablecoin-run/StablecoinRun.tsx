import { useId } from 'react';
import { cashOf } from '../../../../domain/labs/stablecoin-run.ts';
import { fill } from '../../../../i18n/format.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { LabBench, LabFrame } from '../kit/LabFrame.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { Results, Say } from '../kit/Results.tsx';
import { loadKit } from '../kit/texts.ts';
import { Trials } from '../kit/Trials.tsx';
import { startWith, useLab } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { Law } from './Law.tsx';
import { RunControls } from './RunControls.tsx';
import { RunDrawing } from './RunDrawing.tsx';
import styles from './stablecoin-run.css?url&no-inline';
import { initialRun, outcomeOf, runTrials, settingsOf } from './state.ts';
import { resultsOf, sayOf, type RunTexts } from './words.ts';

const loadTexts = textsLoader(
  import.meta.glob<RunTexts>('../../../../i18n/*/course/labs/stablecoin-run.ts', {
    import: 'stablecoinRunLab',
  }),
);

export default function StablecoinRun({ lesson, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initialRun, values);
  const { state, done, change, reset } = useLab(`${lesson}/stablecoin-run`, start, runTrials);
  const id = useId();
  const { share } = numbersOf(lang);
  const run = settingsOf(state);
  const outcome = outcomeOf(run, state.day);
  const excess = -cashOf(run) / 100;
  const over = fill(t.over, { sum: share(1 + excess, 1), excess: share(excess, 1) });

  return (
    <LabFrame title={t.title} t={kit} onReset={reset}>
      <link rel="stylesheet" href={styles} precedence="default" />
      <LabBench
        controls={
          <RunControls run={run} day={state.day} t={t} kit={kit} lang={lang} onChange={change} />
        }
      >
        <RunDrawing
          labelledBy={id}
          days={outcome?.days}
          over={outcome ? 0 : -cashOf(run)}
          day={state.day}
          fail={outcome?.fail}
          t={t}
          lang={lang}
          onDay={(day) => change({ day })}
        />
      </LabBench>
      {outcome && <Results results={resultsOf(outcome, state.day, t, lang)} />}
      <Say
        id={id}
        text={outcome ? sayOf(run, outcome, state.day, t, lang) : over}
        tone={outcome && outcome.fail === undefined ? undefined : 'bad'}
      >
        {run.design === 'algorithmic' ? t.formula.companion : t.formula.reserve}
      </Say>
      {outcome && <Law run={run} t={t} lang={lang} />}
      <Trials
        t={kit}
        done={done}
        trials={[
          {
            name: 'frozen',
            ...t.trials.frozen,
            set: () => change({ ...start, deposits: 80, bills: 10, frozen: 100, day: 6 }),
          },
          {
            name: 'partial',
            ...t.trials.partial,
            set: () => change({ ...start, design: 'partial', perDay: 10, day: 8 }),
          },
          {
            name: 'algorithmic',
            ...t.trials.algorithmic,
            set: () => change({ ...start, design: 'algorithmic', day: 4 }),
          },
        ]}
      />
    </LabFrame>
  );
}
