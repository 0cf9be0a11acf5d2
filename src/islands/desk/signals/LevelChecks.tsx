import { findCoin, rewardToRisk, type ReadLevels } from '../../../domain/signals/draft-form.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { formatObserved } from '../../../i18n/signal-formats.ts';
import type { SignalForm } from '../../../stores/desk/signal-form.ts';
import { previewOf } from '../../../stores/desk/signals.ts';
import { LevelLine } from '../../signals/feed/LevelLine.tsx';
import type { SignalsProps } from './props.ts';

interface Props extends SignalsProps {
  readonly form: SignalForm;
  readonly levels: ReadLevels;
  readonly price: number | undefined;
}

/** The line that subscribers will see, and the reward-to-risk ratio, while the levels are typed. */
export function LevelChecks({ lang, s, feed, form, levels, price }: Props) {
  const { typed, id } = form;
  const ratio = rewardToRisk(levels);
  if (ratio === undefined) return <p className="desk-blank">{s.form.noRatio}</p>;
  const currency = typed.currency === 'usd' ? 'usd' : 'eur';
  const { entry = '', stop_loss = '', take_profit = '' } = levels;
  const signal = previewOf(
    {
      id,
      action: typed.action === 'sell' ? 'sell' : 'buy',
      coin: findCoin(typed.coin)?.id ?? typed.coin,
      ...{ currency, entry, stop_loss, take_profit },
      ...{ risk: 0, validity_minutes: 0, reasoning_fr: '', reasoning_en: '' },
    },
    0,
  );
  const write = (value: number) => formatObserved(lang, value, currency);
  return (
    <div className="desk-line">
      <LevelLine lang={lang} t={feed} signal={signal} price={price} />
      <p>
        {fill(s.form.ratio, {
          ratio: formatNumber(lang, ratio),
          gain: write(Math.abs(Number(take_profit) - Number(entry))),
          loss: write(Math.abs(Number(entry) - Number(stop_loss))),
        })}
      </p>
    </div>
  );
}
