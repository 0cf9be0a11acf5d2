import { useId, useMemo } from 'react';
import { drawPrices, holdPortfolio } from '../../../../domain/labs/rebalancing.ts';
import { maxDrawdown } from '../../../../domain/labs/shared/drawdown.ts';
import { fill } from '../../../../i18n/format.ts';
import type { rebalancingLab } from '../../../../i18n/fr/course/labs/rebalancing.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Lab } from '../kit/Lab.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { ShareDrawing } from './ShareDrawing.tsx';

type RebalancingTexts = typeof rebalancingLab;

const loadTexts = textsLoader(
  import.meta.glob<RebalancingTexts>('../../../../i18n/*/course/labs/rebalancing.ts', {
    import: 'rebalancingLab',
  }),
);

/** Shares in per cent, the band in points; `seen`: other markets tried. */
const initial = { target: 50, band: 10, fee: 0.25, seed: 4, seen: 0 };
/** Three years, and the standard deviation of a week's change. */
const [weeks, volatility] = [156, 0.09];
/** Starting value, in euros. */
const stake = 1000;

const trials: TrialConditions<typeof initial> = {
  never: ({ band }) => band >= 50,
  often: ({ band, fee }) => band <= 1 && fee >= 1,
  other: ({ seen }) => seen >= 5,
};

export default function Rebalancing({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/rebalancing`, start, trials);
  const { state, change } = lab;
  const id = useId();
  const { euros, share } = numbersOf(lang);
  const [target, band, fee] = [state.target / 100, state.band / 100, state.fee / 100];
  const prices = useMemo(() => drawPrices(weeks, volatility, state.seed), [state.seed]);
  const kept = useMemo(
    () => holdPortfolio(prices, { target, band, fee }),
    [prices, target, band, fee],
  );
  const alone = useMemo(
    () => holdPortfolio(prices, { target, band: 1, fee }),
    [prices, target, fee],
  );
  const [keptEnd, aloneEnd] = [kept, alone].map(({ value }) => (value.at(-1) ?? 1) * stake) as [
    number,
    number,
  ];
  const [keptFall, aloneFall] = [kept, alone].map(({ value }) =>
    share(maxDrawdown(value).share, 0),
  );
  const words = {
    kept: euros(keptEnd, 0),
    keptFall: keptFall ?? '',
    alone: euros(aloneEnd, 0),
    aloneFall: aloneFall ?? '',
    low: share(Math.min(...alone.share), 0),
    high: share(Math.max(...alone.share), 0),
    target: share(target),
    fee: share(fee),
  };
  const text = `${fill(t.say, words)} ${Math.round(keptEnd) >= Math.round(aloneEnd) ? t.better : t.worse}`;

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      sliders={{
        band: { label: t.band, unit: t.bandUnit, tone: 'primary', min: 1, max: 50, step: 1 },
        target: { label: t.target, unit: '%', min: 5, max: 95, step: 5 },
        fee: { label: t.fee, unit: '%', min: 0, max: 2, step: 0.05 },
      }}
      controls={
        <button
          type="button"
          className="btn btn-small"
          onClick={() => change({ seed: state.seed + 1, seen: state.seen + 1 })}
        >
          {t.again}
        </button>
      }
      drawing={
        <ShareDrawing
          labelledBy={id}
          kept={kept}
          alone={alone}
          target={target}
          band={band}
          t={t}
          lang={lang}
        />
      }
      results={[
        {
          label: t.results.kept,
          value: words.kept,
          note: fill(t.drawdown, { share: words.keptFall }),
        },
        {
          label: t.results.alone,
          value: words.alone,
          note: fill(t.drawdown, { share: words.aloneFall }),
        },
        { label: t.results.share, value: words.high },
        {
          label: t.results.trades,
          value: String(kept.trades.length),
          note: fill(t.costs, { amount: euros(kept.fees * stake, 0) }),
        },
      ]}
      say={{ id, text: text, formula: fill(t.formula, words) }}
      trials={t.trials}
      settings={{ never: { band: 50 }, often: { band: 1, fee: 1 } }}
    />
  );
}
