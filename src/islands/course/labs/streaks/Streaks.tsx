import { useId } from 'react';
import {
  expectation,
  leftAfter,
  streakChance,
  type Method,
} from '../../../../domain/labs/streaks.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { streaksLab } from '../../../../i18n/fr/course/labs/streaks.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Lab } from '../kit/Lab.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { Histogram, RunsDrawing } from './StreaksDrawing.tsx';
import { totalRuns, useRuns } from './use-runs.ts';

type StreaksTexts = typeof streaksLab;

const loadTexts = textsLoader(
  import.meta.glob<StreaksTexts>('../../../../i18n/*/course/labs/streaks.ts', {
    import: 'streaksLab',
  }),
);

/** Rates in per cent. `seed` chooses the draws. */
const initial = { winRate: 40, ratio: 2, risk: 1, trades: 100, seed: 1 };

const trials: TrialConditions<typeof initial> = {
  heavy: ({ risk }) => risk >= 10,
  losing: ({ winRate, ratio }) => winRate <= 30 && ratio <= 2,
  long: ({ trades: count }) => count >= 500,
};

export default function Streaks({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/streaks`, start, trials);
  const { state, change } = lab;
  const id = useId();
  const { number, share } = numbersOf(lang);
  const method: Method = { ...state, winRate: state.winRate / 100, risk: state.risk / 100 };
  const summary = useRuns(method, state.seed);
  const streak = summary?.streak ?? 0;
  const known = (text: string): string => (summary ? text : '…');
  const mean = expectation(method);
  const words = {
    trades: number(state.trades),
    winRate: share(method.winRate),
    count: number(summary?.count ?? 0),
    losses: known(fill(plural(lang, streak, t.losses), { n: streak })),
    chance: known(share(streakChance(1 - method.winRate, state.trades, streak), 0)),
    risk: share(method.risk),
    left: known(share(leftAfter(method.risk, streak), 1)),
    expectation: number(Math.abs(mean)),
    total: number(totalRuns),
    n: known(String(streak)),
  };
  const isFair = Math.abs(mean) < 0.005;
  const text = `${fill(t.say, words)} ${fill(isFair ? t.fair : mean > 0 ? t.gains : t.loses, words)}`;

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      sliders={{
        risk: { label: t.risk, unit: '%', tone: 'primary', min: 0.25, max: 20, step: 0.25 },
        winRate: { label: t.winRate, unit: '%', min: 5, max: 95, step: 1 },
        ratio: { label: t.ratio, unit: 'R', min: 0.25, max: 5, step: 0.25 },
        trades: { label: t.trades, min: 10, max: 500, step: 10, whole: true },
      }}
      controls={
        <button
          type="button"
          className="btn btn-small"
          onClick={() => change({ seed: state.seed + 1 })}
        >
          {t.again}
        </button>
      }
      drawing={
        <>
          <RunsDrawing summary={summary} trades={state.trades} labelledBy={id} t={t} lang={lang} />
          <Histogram summary={summary} t={t} lang={lang} />
        </>
      }
      results={[
        { label: t.results.streak, value: words.n, note: t.median },
        {
          label: t.results.drawdown,
          value: known(share(summary?.drawdown ?? 0, 0)),
          note: t.median,
          tone: 'down',
        },
        {
          label: t.results.deep,
          value: known(share(summary?.deepDrawdown ?? 0, 0)),
          note: t.orMore,
          tone: 'down',
        },
        { label: t.results.losers, value: known(share(summary?.losers ?? 0, 0)) },
      ]}
      say={{
        id,
        text: text,
        tone: mean < 0 && !isFair ? 'bad' : undefined,
        formula: fill(t.formula, words),
      }}
      trials={t.trials}
      settings={{
        heavy: { ...start, risk: 10 },
        losing: { ...start, winRate: 30 },
        long: { ...start, trades: 500 },
      }}
    />
  );
}
