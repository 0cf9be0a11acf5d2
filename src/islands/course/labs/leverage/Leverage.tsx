import { useId, useMemo } from 'react';
import {
  drawPrices,
  hold,
  isRefused,
  liquidationLine,
  mostDays,
  openingPrice,
  tally,
  type Position,
  type Side,
} from '../../../../domain/labs/leverage.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Choice } from '../kit/Choice.tsx';
import { Lab } from '../kit/Lab.tsx';
import { perState } from '../kit/per-state.ts';
import { Sliders } from '../kit/Sliders.tsx';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { PriceDrawing } from './PriceDrawing.tsx';
import { TallyBars } from './TallyBars.tsx';
import { totalPaths, usePaths } from './use-paths.ts';
import { describePosition, type LeverageTexts } from './words.ts';

const loadTexts = textsLoader(
  import.meta.glob<LeverageTexts>('../../../../i18n/*/course/labs/leverage.ts', {
    import: 'leverageLab',
  }),
);

/** Rates and the distance of the stop in per cent; `path`: number of the path shown. */
const initial = {
  side: 'long',
  leverage: 10,
  maintenance: 5,
  funding: 0.01,
  days: 30,
  fee: 0,
  stop: 0,
  path: 19,
};
type LeverageState = typeof initial;
/** Euros deposited. */
const margin = 200;
/** A path that ends 13 % higher after a fall of 8 %. */
const pathToTheRight = 21;

/** Results of the settings on the shown path. */
const shownOf = perState(({ path, days, ...settings }: LeverageState) => {
  const position = toPosition(settings);
  const prices = drawPrices(path);
  const line = liquidationLine(position, days);
  return { position, prices, line, outcome: hold(position, prices, line) };
});

const trials: TrialConditions<LeverageState> = {
  right: (state) => {
    const { position, outcome } = shownOf(state);
    const isLost = outcome.type === 'liquidated' && outcome.isRight && !isRefused(position);
    return isLost && state.leverage >= 10 && state.stop === 0;
  },
  same: ({ leverage, stop }) => leverage <= 5 && Math.abs(leverage * stop - 40) < 0.05,
  short: ({ side, leverage }) => side === 'short' && leverage === 1,
  rent: ({ side, leverage, funding, days }) =>
    side === 'long' && leverage === 10 && funding >= 0.05 && days >= 30,
};

function toPosition(state: Omit<LeverageState, 'path' | 'days'>): Position {
  return {
    side: state.side === 'short' ? 'short' : 'long',
    units: (margin * state.leverage) / openingPrice,
    entry: openingPrice,
    margin,
    maintenance: state.maintenance / 100,
    funding: state.funding / 100,
    fee: state.fee / 100,
    stop: state.stop / 100,
  };
}

const percent = { unit: '%' } as const;

export default function Leverage({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/leverage`, start, trials);
  const { state, change } = lab;
  const id = useId();
  const paths = usePaths();
  const counts = useMemo(() => {
    const { position, line } = shownOf(state);
    const hasResult = paths.length > 0 && !isRefused(position);
    return hasResult ? tally(position, paths, line) : undefined;
  }, [state, paths]);
  const { position, prices, line, outcome } = shownOf(state);
  const shown = { position, prices, line, outcome, tally: counts, t, lang };
  const { results, ...say } = describePosition({ ...shown, leverage: state.leverage });

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      controls={
        <>
          <Choice
            legend={t.side}
            options={(['long', 'short'] as const satisfies Side[]).map((value) => ({
              value,
              label: t.sides[value],
            }))}
            value={state.side}
            onChange={(side) => change({ side })}
          />
          <Sliders
            lab={lab}
            lang={lang}
            t={kit}
            sliders={{
              leverage: {
                label: t.leverage,
                tone: 'primary',
                min: 1,
                max: 20,
                step: 1,
                whole: true,
              },
              days: {
                label: t.days,
                unit: t.daysUnit,
                min: 0,
                max: mostDays,
                step: 1,
                whole: true,
              },
              funding: {
                ...percent,
                label: t.funding,
                tone: 'down',
                min: -0.05,
                max: 0.1,
                step: 0.01,
              },
              maintenance: { ...percent, label: t.maintenance, min: 0.5, max: 10, step: 0.5 },
              stop: { ...percent, label: t.stop, min: 0, max: 20, step: 0.5 },
              fee: { ...percent, label: t.fee, min: 0, max: 0.2, step: 0.01 },
            }}
          />
          <button
            type="button"
            className="btn btn-small"
            onClick={() => change({ path: (state.path + 1) % totalPaths })}
          >
            {t.again}
          </button>
        </>
      }
      drawing={
        <>
          <PriceDrawing {...shown} labelledBy={id} />
          <TallyBars tally={counts} t={t} lang={lang} />
        </>
      }
      results={results}
      say={{ id, ...say }}
      more={<p className="lab-note">{t.rule}</p>}
      trials={t.trials}
      settings={{
        right: { ...start, path: pathToTheRight },
        same: { ...start, leverage: 5, stop: 8 },
        short: { ...start, side: 'short', leverage: 1 },
        rent: { ...start, funding: 0.05 },
      }}
    />
  );
}
