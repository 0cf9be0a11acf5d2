import { useId } from 'react';
import type { orderBookLab } from '../../../../i18n/fr/course/labs/order-book.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Choice } from '../kit/Choice.tsx';
import { Lab } from '../kit/Lab.tsx';
import { Sliders } from '../kit/Sliders.tsx';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { BookDrawing } from './BookDrawing.tsx';
import { initial, outcomeOf, trials } from './outcome.ts';
import { describeOrder } from './words.ts';

type OrderBookTexts = typeof orderBookLab;

const loadTexts = textsLoader(
  import.meta.glob<OrderBookTexts>('../../../../i18n/*/course/labs/order-book.ts', {
    import: 'orderBookLab',
  }),
);

/** Prices that an order may name, in euros, and the largest quantity. */
const prices = { min: 9, max: 11, step: 0.01 };
const mostUnits = 150;

export default function OrderBook({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/order-book`, start, trials);
  const { state, change } = lab;
  const { kind } = state;
  const id = useId();
  const outcome = outcomeOf(state);
  const { results, text, formula, isShort } = describeOrder({ state, outcome, t, lang });
  const units = { unit: '', min: 1, max: mostUnits, step: 1, whole: true } as const;
  const choose = (name: 'kind' | 'side' | 'depth', texts: Readonly<Record<string, string>>) => (
    <Choice
      legend={t[name]}
      options={Object.entries(texts).map(([value, label]) => ({ value, label }))}
      value={state[name]}
      onChange={(next) => change({ [name]: next })}
    />
  );

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      controls={
        <>
          {choose('kind', t.kinds)}
          {kind !== 'stop' && choose('side', t.sides)}
          {choose('depth', t.depths)}
          <Sliders
            lab={lab}
            lang={lang}
            t={kit}
            sliders={{
              units: { label: t.units, tone: 'primary', ...units },
              ...(kind === 'limit' && { limit: { label: t.limit, unit: '€', ...prices } }),
              ...(kind === 'stop' && {
                stop: { label: t.stop, unit: '€', ...prices, max: 9.9, tone: 'down' },
                wave: { label: t.wave, ...units, min: 0 },
              }),
              fee: { label: t.fee, unit: '%', min: 0, max: 1, step: 0.05 },
            }}
          />
          <button
            type="button"
            className="btn btn-small"
            onClick={() => change({ seed: state.seed + 1 })}
          >
            {t.again}
          </button>
        </>
      }
      drawing={
        <BookDrawing
          labelledBy={id}
          state={state}
          outcome={outcome}
          mostUnits={mostUnits}
          t={t}
          lang={lang}
          onUnits={(next) => change({ units: Math.min(Math.max(Math.round(next), 1), mostUnits) })}
          onPrice={(name, next) => {
            const most = name === 'stop' ? 9.9 : prices.max;
            change({ [name]: Math.min(Math.max(Math.round(next) / 100, prices.min), most) });
          }}
        />
      }
      results={results}
      say={{ id, text, tone: isShort ? 'bad' : undefined, formula }}
      trials={t.trials}
      settings={{
        thin: { ...start, kind: 'market', side: 'buy', depth: 'thin', units: 100 },
        partly: { ...start, kind: 'limit', side: 'buy', depth: 'thin', units: 60, limit: 10.2 },
        stop: { ...start, kind: 'stop', depth: 'thin', units: 30, stop: 9.6, wave: 80 },
      }}
    />
  );
}
