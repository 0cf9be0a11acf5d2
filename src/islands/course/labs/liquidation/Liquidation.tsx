import { useId } from 'react';
import {
  healthFactor,
  liquidate,
  liquidationPrice,
  mostDebt,
  ownShare,
  type Loan,
} from '../../../../domain/labs/liquidation.ts';
import type { liquidationLab } from '../../../../i18n/fr/course/labs/liquidation.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Lab } from '../kit/Lab.tsx';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { CollateralBars } from './CollateralBars.tsx';
import { PriceDrawing } from './PriceDrawing.tsx';
import { describeLoan } from './words.ts';

type LiquidationTexts = typeof liquidationLab;

const loadTexts = textsLoader(
  import.meta.glob<LiquidationTexts>('../../../../i18n/*/course/labs/liquidation.ts', {
    import: 'liquidationLab',
  }),
);

/** Rates in per cent. */
const initial = { price: 100, tokens: 20, debt: 1200, threshold: 80, bonus: 5, closeFactor: 50 };
/** Token price when the loan was opened. */
const openingPrice = 100;
const prices = [5, 160] as const;

type State = typeof initial;
const debtStep = 10;

/** The largest debt of the slider: what the threshold allowed at the opening, in whole steps. */
function debtLimit({ tokens, threshold }: State): number {
  const most = mostDebt({ tokens, threshold: threshold / 100 }, openingPrice);
  return Math.floor(most / debtStep + 1e-9) * debtStep;
}

const trials: TrialConditions<State> = {
  both: ({ price }) => price >= 125,
  half: ({ debt, tokens }) => debt <= 600 && debt > 0 && tokens === 20,
  deep: ({ price, debt, tokens }) => price * tokens <= debt,
};

export default function Liquidation({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/liquidation`, start, trials);
  const { price, tokens, debt } = lab.state;
  const id = useId();
  const loan: Loan = { tokens, debt, threshold: lab.state.threshold / 100 };
  const after = liquidate(loan, price, {
    bonus: lab.state.bonus / 100,
    closeFactor: lab.state.closeFactor / 100,
  });
  const { results, text, formula } = describeLoan({
    loan,
    price,
    after,
    health: healthFactor(loan, price),
    liquidation: liquidationPrice(loan),
    opening: ownShare(loan, openingPrice),
    limit: debtLimit(lab.state),
    t,
    lang,
  });
  /** Lowers with the tokens or the threshold a debt that could not have been taken out. */
  const change = (changed: Partial<State>): void => {
    const next = { ...lab.state, ...changed };
    lab.change({ ...changed, debt: Math.min(next.debt, debtLimit(next)) });
  };
  const drawn = { loan, price, after, highest: prices[1], t, lang };

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={{ ...lab, change }}
      lang={lang}
      sliders={{
        price: {
          label: t.price,
          unit: '€',
          tone: 'primary',
          min: prices[0],
          max: prices[1],
          step: 0.5,
        },
        debt: {
          label: t.debt,
          unit: '€',
          tone: 'down',
          min: 0,
          max: debtLimit(lab.state),
          step: debtStep,
        },
        tokens: { label: t.tokens, min: 5, max: 50, step: 0.5 },
        threshold: { label: t.threshold, unit: '%', min: 40, max: 95, step: 1 },
        bonus: { label: t.bonus, unit: '%', min: 0, max: 20, step: 0.5 },
        closeFactor: { label: t.closeFactor, unit: '%', min: 10, max: 100, step: 5 },
      }}
      drawing={
        <>
          <PriceDrawing
            {...drawn}
            labelledBy={id}
            onMove={(to) =>
              change({
                price: Math.min(Math.max(Math.round(to * 2) / 2, prices[0]), prices[1]),
              })
            }
          />
          <CollateralBars {...drawn} openingPrice={openingPrice} />
        </>
      }
      results={results}
      say={{ id, text, tone: after.count > 0 ? 'bad' : undefined, formula }}
      trials={t.trials}
      settings={{
        both: { ...start, price: 125 },
        half: { ...start, debt: 600 },
        deep: { ...start, price: 60 },
      }}
    />
  );
}
