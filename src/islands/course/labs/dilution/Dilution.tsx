import { useId, useState } from 'react';
import { monthsOf } from '../../../../domain/labs/dilution.ts';
import type { dilutionLab } from '../../../../i18n/fr/course/labs/dilution.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Choice } from '../kit/Choice.tsx';
import { Lab } from '../kit/Lab.tsx';
import { Sliders } from '../kit/Sliders.tsx';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { describeDilution } from './words.ts';
import { UnlockDrawing } from './UnlockDrawing.tsx';

type DilutionTexts = typeof dilutionLab;

const loadTexts = textsLoader(
  import.meta.glob<DilutionTexts>('../../../../i18n/*/course/labs/dilution.ts', {
    import: 'dilutionLab',
  }),
);

/** Tokens in millions, except `own`; `daily` in millions of euros; `sold` in per cent. */
const initial = {
  group: 'schedule',
  cliff: 15,
  cliffMonth: 12,
  monthly: 1.5,
  months: 24,
  sold: 50,
  daily: 0.4,
  price: 0.8,
  circulating: 25,
  total: 60,
  maximum: 100,
  own: 10_000,
};
const cliffMonths = [1, 24] as const;

const trials: TrialConditions<typeof initial> = {
  even: ({ cliff, monthly }) => cliff === 0 && monthly > 0,
  busy: ({ daily }) => daily >= 4,
  held: ({ sold }) => sold === 0,
};

export default function Dilution({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/dilution`, start, trials);
  const { state, change } = lab;
  const id = useId();
  const horizon = Math.max(36, Math.ceil((state.cliffMonth + state.months) / 12) * 12);
  // The scale of months stays while the cliff is dragged, so that its handle follows the pointer.
  const [held, setHeld] = useState<number>();
  const market = { price: state.price, sold: state.sold / 100, daily: state.daily };
  const monthsTo = (last: number) => monthsOf(state, state, market, last);
  const months = monthsTo(horizon);
  const { results, text, formula, tone } = describeDilution({ state, market, months, t, lang });
  const common = { lab, lang, t: kit };
  const units = { unit: t.millionUnits, min: 0, step: 0.5 };

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      controls={
        <>
          <Choice
            legend={t.group}
            options={Object.entries(t.groups).map(([value, label]) => ({ value, label }))}
            value={state.group}
            onChange={(group) => change({ group })}
          />
          {state.group === 'token' ? (
            <Sliders
              {...common}
              sliders={{
                price: {
                  label: t.price,
                  unit: '€',
                  tone: 'primary',
                  min: 0.05,
                  max: 5,
                  step: 0.05,
                },
                circulating: { ...units, label: t.circulating, min: 1, max: 200 },
                total: { ...units, label: t.total, min: 1, max: 200 },
                maximum: { ...units, label: t.maximum, min: 1, max: 200 },
                own: { label: t.own, min: 0, max: 100_000, step: 1000, whole: true },
              }}
            />
          ) : (
            <Sliders
              {...common}
              sliders={{
                cliff: { ...units, label: t.cliff, tone: 'primary', max: 75 },
                cliffMonth: {
                  label: t.cliffMonth,
                  min: cliffMonths[0],
                  max: cliffMonths[1],
                  step: 1,
                  whole: true,
                },
                monthly: { ...units, label: t.monthly, max: 10, step: 0.1 },
                months: {
                  label: t.duration,
                  unit: t.months,
                  min: 0,
                  max: 36,
                  step: 1,
                  whole: true,
                },
                sold: { label: t.sold, unit: '%', tone: 'down', min: 0, max: 100, step: 5 },
                daily: { label: t.daily, unit: t.millionEuros, min: 0.1, max: 10, step: 0.1 },
              }}
            />
          )}
        </>
      }
      drawing={
        <UnlockDrawing
          labelledBy={id}
          months={held === undefined ? months : monthsTo(held)}
          cliffMonth={state.cliffMonth}
          circulating={state.circulating}
          maximum={state.maximum}
          t={t}
          lang={lang}
          onMove={(month) =>
            change({
              cliffMonth: Math.min(Math.max(Math.round(month), cliffMonths[0]), cliffMonths[1]),
            })
          }
          onHold={(holds) => setHeld(holds ? horizon : undefined)}
        />
      }
      results={results}
      say={{ id, text, tone, formula }}
      trials={t.trials}
      settings={{
        even: { ...start, cliff: 0, months: 34 },
        busy: { ...start, daily: 4 },
        held: { ...start, sold: 0 },
      }}
    />
  );
}
