import { useId } from 'react';
import { cashOf } from '../../../../domain/labs/stablecoin-run.ts';
import { fill } from '../../../../i18n/format.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Lab } from '../kit/Lab.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { Law } from './Law.tsx';
import { RunControls } from './RunControls.tsx';
import { RunDrawing } from './RunDrawing.tsx';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from './stablecoin-run.css?url&no-inline';
import { initialRun, runTrials, studyOf } from './state.ts';
import { resultsOf, sayOf, type RunTexts } from './words.ts';

const loadTexts = textsLoader(
  import.meta.glob<RunTexts>('../../../../i18n/*/course/labs/stablecoin-run.ts', {
    import: 'stablecoinRunLab',
  }),
);

export default function StablecoinRun({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initialRun, values);
  const lab = useLab(`${page}/stablecoin-run`, start, runTrials);
  const { state, change } = lab;
  const id = useId();
  const { share } = numbersOf(lang);
  const { run, outcome } = studyOf(state);
  const excess = -cashOf(run) / 100;
  const over = fill(t.over, { sum: share(1 + excess, 1), excess: share(excess, 1) });

  return (
    <>
      <StyleSheet href={styles} />
      <Lab
        title={t.title}
        kit={kit}
        lab={lab}
        lang={lang}
        controls={<RunControls lab={lab} run={run} t={t} kit={kit} lang={lang} />}
        drawing={
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
        }
        results={outcome ? resultsOf(outcome, state.day, t, lang) : []}
        say={{
          id,
          text: outcome ? sayOf(run, outcome, state.day, t, lang) : over,
          tone: outcome && outcome.fail === undefined ? undefined : 'bad',
          formula: run.design === 'algorithmic' ? t.formula.companion : t.formula.reserve,
        }}
        more={outcome && <Law run={run} t={t} lang={lang} />}
        trials={t.trials}
        settings={{
          frozen: { ...start, deposits: 80, bills: 10, frozen: 100, day: 6 },
          partial: { ...start, design: 'partial', perDay: 10, day: 8 },
          algorithmic: { ...start, design: 'algorithmic', day: 4 },
        }}
      />
    </>
  );
}
