import { useId } from 'react';
import {
  coinLabel,
  findCoin,
  isReachedAtOnce,
  readLevels,
  validityUnits,
  type DraftField,
} from '../../../domain/signals/draft-form.ts';
import { reasoningLimits, toPriceText } from '../../../domain/signals/limits.ts';
import { writePrice } from '../../../domain/signals/read-price.ts';
import { coins } from '../../../domain/market/coins.ts';
import { fill, formatNumber, formatShare } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { formatMoment, formatObserved } from '../../../i18n/signal-formats.ts';
import { typeSignal, type SignalForm } from '../../../stores/desk/signal-form.ts';
import { useCoin } from '../../signals/feed/PricedRow.tsx';
import { Field } from '../../ui/Field.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { Choice, Segments } from '../Choice.tsx';
import { LevelChecks } from './LevelChecks.tsx';
import type { SignalsProps } from './props.ts';

interface Props extends SignalsProps {
  readonly form: SignalForm;
}

export function DraftFields(props: Props) {
  const { lang, s, form } = props;
  const { typed } = form;
  const f = s.form;
  const { min, max } = reasoningLimits;
  const limits = { min, max: formatNumber(lang, max) };
  const list = useId();
  const levels = readLevels(typed, lang);
  const currency = typed.currency === 'usd' ? 'usd' : 'eur';
  const { market, coin, prices } = useCoin(findCoin(typed.coin)?.id ?? '', currency);

  /** Levels out of order are reported while typing; missing values on save. */
  const errorOf = (field: DraftField): string | undefined => {
    const live = field in levels.errors ? levels.errors[field as 'entry'] : undefined;
    const code = form.errors[field] ?? (live === 'above' || live === 'below' ? live : undefined);
    return code && fill(f.errors[code], limits);
  };
  const field = (name: DraftField) => ({
    name,
    value: typed[name],
    'aria-required': true,
    autoComplete: 'off',
    error: errorOf(name),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      typeSignal(name, target.value),
  });
  const reasoning = (name: 'reasoning_fr' | 'reasoning_en') => (
    <TextArea
      {...field(name)}
      label={f[name]}
      hint={fill(f.reasoningHint, limits)}
      rows={5}
      lang={name.slice(-2)}
      meter={
        <p className="hint">
          {fill(f.count, { n: formatNumber(lang, typed[name].trim().length) })}
        </p>
      }
    />
  );
  const action = typed.action === 'sell' ? 'sell' : 'buy';
  return (
    <>
      <div className="form-pair">
        <div>
          <Field
            {...field('coin')}
            label={f.coin}
            hint={fill(f.coinHint, { n: coins.length })}
            list={list}
          />
          <datalist id={list}>
            {coins.map((one) => (
              <option key={one.id} value={coinLabel(one)} />
            ))}
          </datalist>
        </div>
        <Choice
          label={f.currency}
          name="currency"
          value={typed.currency}
          onChange={({ target }) => typeSignal('currency', target.value)}
        >
          <option value="eur">{f.currencies.eur}</option>
          <option value="usd">{f.currencies.usd}</option>
        </Choice>
      </div>
      <Segments
        legend={f.action}
        name="action"
        values={[
          ['buy', s.actions.buy],
          ['sell', s.actions.sell],
        ]}
        chosen={action}
        onChoose={(value) => typeSignal('action', value)}
      />
      <div className="desk-levels">
        {(['entry', 'stop_loss', 'take_profit'] as const).map((name) => (
          <Field key={name} {...field(name)} label={f[name]} inputMode="decimal" />
        ))}
      </div>
      {market && coin ? (
        <p className="hint">
          {fill(f.price, {
            price: formatObserved(lang, coin.price, currency),
            time: formatMoment(lang, market.as_of),
          })}{' '}
          <button
            type="button"
            className="link"
            onClick={() => typeSignal('entry', writePrice(toPriceText(coin.price), lang))}
          >
            {f.usePrice}
          </button>
        </p>
      ) : (
        prices.type === 'failed' && <p className="hint">{f.noPrice}</p>
      )}
      <div>
        <div role="status">
          {coin && levels.entry && (
            <EntryWarnings {...{ lang, f, action }} entry={levels.entry} price={coin.price} />
          )}
        </div>
        <LevelChecks {...props} levels={levels} price={coin?.price} />
      </div>
      <div className="desk-levels">
        <Field {...field('risk')} label={f.risk} hint={f.riskHint} inputMode="decimal" />
        <Field
          {...field('validity')}
          label={f.validity}
          hint={f.validityHint}
          inputMode="decimal"
        />
        <Choice
          label={f.unit}
          name="unit"
          value={typed.unit}
          onChange={({ target }) => typeSignal('unit', target.value)}
        >
          {(Object.keys(validityUnits) as (keyof typeof validityUnits)[]).map((unit) => (
            <option key={unit} value={unit}>
              {f.units[unit]}
            </option>
          ))}
        </Choice>
      </div>
      {reasoning('reasoning_fr')}
      {reasoning('reasoning_en')}
    </>
  );
}

/** Deviation from the price, as a share, above which an entry may be a typing error. */
const farShare = 0.15;

interface WarningProps {
  readonly lang: Lang;
  readonly f: SignalsProps['s']['form'];
  readonly action: 'buy' | 'sell';
  readonly entry: string;
  readonly price: number;
}

/** Warns of an entry that is far from the price, or that the price reaches at once. */
function EntryWarnings({ lang, f, action, entry, price }: WarningProps) {
  const away = Math.abs(Number(entry) / price - 1);
  return (
    <>
      {away > farShare && (
        <p className="desk-warning">{fill(f.far, { share: formatShare(lang, away, 0) })}</p>
      )}
      {isReachedAtOnce(action, entry, price) && <p className="desk-warning">{f.reached[action]}</p>}
    </>
  );
}
