import { useId } from 'react';
import {
  chanceWithin,
  secondsToMatch,
  triesToMatch,
} from '../../../../domain/labs/address-poisoning.ts';
import { fill, numberFormat } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Control } from '../kit/Control.tsx';
import { LabBench } from '../kit/LabFrame.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { Results, Say } from '../kit/Results.tsx';
import type { KitTexts } from '../kit/texts.ts';
import { MakerDrawing } from './MakerDrawing.tsx';
import { durationText, type PoisoningTexts } from './words.ts';

interface Props {
  readonly count: number;
  /** Millions of tries per second. */
  readonly rate: number;
  /** Euros lost in the payments above. */
  readonly lost: number;
  readonly t: PoisoningTexts;
  readonly kit: KitTexts;
  readonly lang: Lang;
  readonly onChange: (values: { count?: number; rate?: number }) => void;
}

const most = 16;

/** The cost of making a look-alike: tries and time by the number of characters. */
export function Maker({ count, rate, lost, t, kit, lang, onChange }: Props) {
  const id = useId();
  const { number, euros, share } = numbersOf(lang);
  const perSecond = rate * 1e6;
  const tries = numberFormat(lang, {}).format(triesToMatch(count));
  const seconds = secondsToMatch(count, perSecond);
  const chance = chanceWithin(86_400, count, perSecond);
  const words = {
    ...{ count, tries, rate: number(rate) },
    time: durationText(seconds, lang, 'long'),
  };
  return (
    <>
      <h4 className="poison-maker">{t.maker}</h4>
      <LabBench
        controls={
          <>
            <Control
              label={t.count}
              tone="primary"
              value={count}
              min={1}
              max={most}
              step={1}
              lang={lang}
              t={kit}
              onChange={(value) => onChange({ count: Math.round(value) })}
            />
            <Control
              label={t.rate}
              unit={t.million}
              value={rate}
              min={1}
              max={2000}
              step={1}
              lang={lang}
              t={kit}
              onChange={(value) => onChange({ rate: value })}
            />
          </>
        }
      >
        <MakerDrawing
          labelledBy={id}
          count={count}
          most={most}
          rate={perSecond}
          t={t}
          lang={lang}
          onMove={(value) => onChange({ count: value })}
        />
      </LabBench>
      <Results
        results={[
          { label: t.results.tries, value: `16${raised(count)}` },
          { label: t.results.time, value: durationText(seconds, lang, 'short') },
          { label: t.results.chance, value: share(chance, chance < 0.01 ? 4 : 1) },
          { label: t.results.lost, value: euros(lost), tone: lost > 0 ? 'down' : undefined },
        ]}
      />
      <Say id={id} text={`${fill(t.say, words)} ${t.more}`}>
        {fill(t.formula, words)}
      </Say>
    </>
  );
}

/** A number as an exponent: `16` as `¹⁶`. */
function raised(count: number): string {
  return Array.from(String(count), (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');
}
