import { useId, useMemo } from 'react';
import {
  averagesOf,
  bestPair,
  courseOf,
  drawPrices,
  pairs,
  runPair,
} from '../../../../domain/labs/backtest.ts';
import type { backtestLab } from '../../../../i18n/fr/course/labs/backtest.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Lab } from '../kit/Lab.tsx';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { CourseDrawing } from './CourseDrawing.tsx';
import { TriesDrawing } from './TriesDrawing.tsx';
import { totalMarkets, useMarkets } from './use-markets.ts';
import { describeBacktest } from './words.ts';

type BacktestTexts = typeof backtestLab;

const loadTexts = textsLoader(
  import.meta.glob<BacktestTexts>('../../../../i18n/*/course/labs/backtest.ts', {
    import: 'backtestLab',
  }),
);

/** `fee` in per cent of the stake; `market`: number of the market shown, first one near the average. */
const initial = { tries: 20, fee: 0.1, market: 5 };
/** Other pairs drawn beside the best one. */
const drawnTries = 16;

const trials: TrialConditions<typeof initial> = {
  one: ({ tries }) => tries === 1,
  all: ({ tries }) => tries === pairs.length,
  costs: ({ fee, tries }) => fee >= 0.5 && tries >= 20,
};

export default function Backtest({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/backtest`, start, trials);
  const { state, change } = lab;
  const { tries, market } = state;
  const id = useId();
  const fee = state.fee / 100;
  const { markets, count } = useMarkets();
  const averages = useMemo(
    () => (count > 0 ? averagesOf(markets, fee) : undefined),
    [markets, count, fee],
  );
  const shown = useMemo(() => {
    const prices = drawPrices(market);
    return { prices, results: pairs.map((pair) => runPair(prices, pair)) };
  }, [market]);
  const best = bestPair(shown.results, tries, fee);
  const courses = useMemo(() => {
    const course = (at: number) => courseOf(shown.prices, pairs[at] ?? pairs[0] ?? [1, 2], fee);
    const others = pairs.slice(0, Math.min(tries, drawnTries)).map((_, at) => course(at)[0]);
    return { best: course(best), others };
  }, [shown, tries, best, fee]);
  const { results, text, formula } = describeBacktest({
    pair: pairs[best] ?? [1, 2],
    earned: shown.results[best],
    tries,
    fee,
    averages,
    count,
    t,
    lang,
  });
  const moveTo = (to: number) => Math.min(Math.max(Math.round(to), 1), pairs.length);

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      sliders={{
        tries: {
          label: t.tries,
          tone: 'primary',
          min: 1,
          max: pairs.length,
          step: 1,
          whole: true,
        },
        fee: { label: t.fee, unit: '%', tone: 'down', min: 0, max: 1, step: 0.05 },
      }}
      controls={
        <button
          type="button"
          className="btn btn-small"
          onClick={() => change({ market: (market + 1) % totalMarkets })}
        >
          {t.again}
        </button>
      }
      drawing={
        <>
          <CourseDrawing labelledBy={id} {...courses} t={t} lang={lang} />
          <TriesDrawing
            averages={averages}
            tries={tries}
            t={t}
            lang={lang}
            onMove={(to) => change({ tries: moveTo(to) })}
          />
        </>
      }
      results={results}
      say={{ id, text, formula }}
      trials={t.trials}
      settings={{
        one: { tries: 1 },
        all: { tries: pairs.length },
        costs: { ...start, fee: 0.5 },
      }}
    />
  );
}
