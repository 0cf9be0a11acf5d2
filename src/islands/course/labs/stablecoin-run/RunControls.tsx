import { cashOf, horizon, type RunSettings } from '../../../../domain/labs/stablecoin-run.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Choice } from '../kit/Choice.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { Sliders } from '../kit/Sliders.tsx';
import type { KitTexts } from '../kit/texts.ts';
import type { LabControls } from '../kit/use-lab.ts';
import type { RunState } from './state.ts';
import type { RunTexts } from './words.ts';

interface Props {
  readonly lab: Pick<LabControls<RunState>, 'state' | 'change'>;
  readonly run: RunSettings;
  readonly t: RunTexts;
  readonly kit: KitTexts;
  readonly lang: Lang;
}

const percent = { unit: '%', min: 0, max: 100, step: 5 } as const;

/** The design, the run and the parts of the reserve. */
export function RunControls({ lab, run, t, kit, lang }: Props) {
  const days = { unit: t.days, max: horizon, step: 1, whole: true } as const;
  const part = { ...percent, tone: 'primary' } as const;
  const euros = { ...part, unit: '€' } as const;
  const cash = cashOf(run);
  const common = { lab, lang, t: kit };
  return (
    <>
      <Choice
        legend={t.design}
        options={(['full', 'partial', 'algorithmic'] as const).map((value) => ({
          value,
          label: t.designs[value],
        }))}
        value={run.design}
        onChange={(design) => lab.change({ design })}
      />
      <p className="run-about">{t.about[run.design]}</p>
      <Sliders
        {...common}
        sliders={{
          day: { ...days, label: t.day, min: 0 },
          perDay: { ...percent, label: t.perDay, tone: 'down', max: 50, step: 0.5 },
          days: { ...days, label: t.runDays, min: 1 },
        }}
      />
      {run.design === 'algorithmic' ? (
        <Sliders
          {...common}
          sliders={{ companion: { ...euros, label: t.companion, min: 10, max: 500, step: 10 } }}
        />
      ) : (
        <>
          {run.design === 'partial' && (
            <Sliders
              {...common}
              sliders={{ backing: { ...euros, label: t.backing, max: 99, step: 1 } }}
            />
          )}
          <Sliders
            {...common}
            sliders={{
              deposits: { ...part, label: t.deposits },
              bills: { ...part, label: t.bills },
              risky: { ...part, label: t.risky },
            }}
          />
          {cash >= 0 && (
            <p className="run-about">
              {fill(t.cash, { share: numbersOf(lang).share(cash / 100, 1) })}
            </p>
          )}
          <Sliders
            {...common}
            sliders={{ frozen: { ...percent, label: t.frozen, tone: 'down' } }}
          />
        </>
      )}
    </>
  );
}
