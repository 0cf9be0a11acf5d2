import { useId } from 'react';
import {
  blocksAhead,
  blocksToWait,
  feeOf,
  paymentSize,
  satoshis,
} from '../../../../domain/labs/fees.ts';
import { fill } from '../../../../i18n/format.ts';
import type { feesLab } from '../../../../i18n/fr/course/labs/fees.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Lab } from '../kit/Lab.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { QueueDrawing } from './QueueDrawing.tsx';

type FeesTexts = typeof feesLab;

const loadTexts = textsLoader(
  import.meta.glob<FeesTexts>('../../../../i18n/*/course/labs/fees.ts', { import: 'feesLab' }),
);

/** `price`: of a bitcoin, in euros; `inputs`: coins spent. */
const initial = { rate: 20, inputs: 1, amount: 200, waiting: 8, arriving: 0.9, price: 50000 };
/** Rate that half of the waiting transactions exceed. */
const medianRate = 12;
/** A payment and its change. */
const outputs = 2;
const rates = [1, 200] as const;

const trials: TrialConditions<typeof initial> = {
  amount: ({ amount }) => amount >= 20000,
  rush: ({ waiting, arriving }) => waiting >= 60 && arriving >= 2,
  coins: ({ inputs }) => inputs >= 10,
};

export default function Fees({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/fees`, start, trials);
  const { state, change } = lab;
  const id = useId();
  const { number, euros, share, count } = numbersOf(lang);
  const mempool = { waiting: state.waiting, arriving: state.arriving, medianRate };
  const size = paymentSize(state.inputs, outputs);
  const sats = feeOf(size, state.rate);
  const fee = (sats / satoshis) * state.price;
  const ahead = blocksAhead(mempool, state.rate);
  const wait = blocksToWait(mempool, state.rate);
  const blocks = (n: number, decimals = 0) => count(n, t.blocks, decimals);
  const minutes = (wait ?? 0) * 10;
  const time =
    minutes < 120 ? fill(t.minute, { n: minutes }) : fill(t.hour, { n: number(minutes / 60, 1) });
  const words = {
    rate: number(state.rate),
    ahead: blocks(ahead, 1),
    blocks: blocks(wait ?? 0),
    time,
    size,
    fee: euros(fee),
    share: share(fee / state.amount, 2),
    amount: euros(state.amount),
    sats: fill(t.sats, { n: number(sats) }),
  };

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      sliders={{
        rate: {
          label: t.rate,
          unit: t.rateUnit,
          tone: 'primary',
          min: rates[0],
          max: rates[1],
          step: 1,
        },
        waiting: { label: t.waiting, unit: t.waitingUnit, min: 0, max: 100, step: 1 },
        arriving: { label: t.arriving, unit: t.waitingUnit, min: 0, max: 3, step: 0.1 },
        amount: { label: t.amount, unit: '€', min: 10, max: 20000, step: 10 },
        inputs: { label: t.inputs, min: 1, max: 20, step: 1, whole: true },
        price: { label: t.price, unit: '€', min: 1000, max: 200000, step: 1000 },
      }}
      drawing={
        <QueueDrawing
          labelledBy={id}
          mempool={mempool}
          rate={state.rate}
          limits={rates}
          t={t}
          lang={lang}
          onMove={(rate) =>
            change({ rate: Math.min(Math.max(Math.round(rate), rates[0]), rates[1]) })
          }
        />
      }
      results={[
        {
          label: t.results.wait,
          value: wait === undefined ? t.never : blocks(wait),
          ...(wait !== undefined && { note: fill(t.minutes, { time }) }),
          tone: wait === undefined ? 'down' : undefined,
        },
        { label: t.results.fee, value: euros(fee), note: words.sats },
        {
          label: t.results.share,
          value: share(fee / state.amount, 2),
          tone: fee > state.amount * 0.05 ? 'down' : undefined,
        },
        { label: t.results.ahead, value: blocks(ahead, 1) },
      ]}
      say={{
        id,
        text: fill(wait === undefined ? t.stuck : t.say, words),
        tone: wait === undefined ? 'bad' : undefined,
        formula: fill(t.formula, words),
      }}
      trials={t.trials}
      settings={{
        amount: { ...start, amount: 20000 },
        rush: { ...start, waiting: 60, arriving: 2 },
        coins: { ...start, inputs: 10 },
      }}
    />
  );
}
