import { cashOf, horizon, type RunSettings } from '../../../../domain/labs/stablecoin-run.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Choice } from '../kit/Choice.tsx';
import { Control } from '../kit/Control.tsx';
import { numbersOf } from '../kit/numbers.ts';
import type { KitTexts } from '../kit/texts.ts';
import type { RunState } from './state.ts';
import type { RunTexts } from './words.ts';

interface Props {
  readonly run: RunSettings;
  readonly day: number;
  readonly t: RunTexts;
  readonly kit: KitTexts;
  readonly lang: Lang;
  readonly onChange: (values: Partial<RunState>) => void;
}

/** The design, the run and the parts of the reserve. */
export function RunControls({ run, day, t, kit, lang, onChange }: Props) {
  const isReserve = run.design !== 'algorithmic';
  const percent = { unit: '%', min: 0, max: 100, step: 5, lang, t: kit };
  const inDays = { unit: t.days, max: horizon, step: 1, lang, t: kit };
  const cash = cashOf(run);
  return (
    <>
      <Choice
        legend={t.design}
        options={(['full', 'partial', 'algorithmic'] as const).map((value) => ({
          value,
          label: t.designs[value],
        }))}
        value={run.design}
        onChange={(design) => onChange({ design })}
      />
      <p className="run-about">{t.about[run.design]}</p>
      <Control
        {...inDays}
        label={t.day}
        value={day}
        min={0}
        onChange={(value) => onChange({ day: Math.round(value) })}
      />
      <Control
        {...percent}
        label={t.perDay}
        tone="down"
        max={50}
        step={0.5}
        value={run.perDay}
        onChange={(perDay) => onChange({ perDay })}
      />
      <Control
        {...inDays}
        label={t.runDays}
        min={1}
        value={run.days}
        onChange={(days) => onChange({ days: Math.round(days) })}
      />
      {isReserve ? (
        <>
          {run.design === 'partial' && (
            <Control
              {...percent}
              label={t.backing}
              unit="€"
              tone="primary"
              max={99}
              step={1}
              value={run.backing}
              onChange={(backing) => onChange({ backing })}
            />
          )}
          {(['deposits', 'bills', 'risky'] as const).map((name) => (
            <Control
              key={name}
              {...percent}
              label={t[name]}
              tone="primary"
              value={run[name]}
              onChange={(value) => onChange({ [name]: value })}
            />
          ))}
          {cash >= 0 && (
            <p className="run-about">
              {fill(t.cash, { share: numbersOf(lang).share(cash / 100, 1) })}
            </p>
          )}
          <Control
            {...percent}
            label={t.frozen}
            tone="down"
            value={run.frozen}
            onChange={(frozen) => onChange({ frozen })}
          />
        </>
      ) : (
        <Control
          {...percent}
          label={t.companion}
          unit="€"
          tone="primary"
          min={10}
          max={500}
          step={10}
          value={run.companion}
          onChange={(companion) => onChange({ companion })}
        />
      )}
    </>
  );
}
