/** Position size with the reader's own numbers, which stay in the tab. */
import { useEffect, useId } from 'react';
import { assumedSlippage } from '../../../../domain/signals/costs.ts';
import { aimsForGain, ownLimits, ownSize } from '../../../../domain/signals/feed/own-size.ts';
import { parseNumber } from '../../../../domain/shared/parse-number.ts';
import { fill, formatShare } from '../../../../i18n/format.ts';
import { formatObserved, formatUnits } from '../../../../i18n/signal-formats.ts';
import {
  $ownNumbers,
  changeOwnNumbers,
  readOwnNumbers,
} from '../../../../stores/signals/own-numbers.ts';
import { useDebounced, useShared } from '../../../ui/hooks.ts';
import { useCopy } from '../hooks.ts';
import type { DetailProps } from './detail-props.ts';

const names = ['capital', 'risk', 'fee'] as const;

export function Size(props: DetailProps) {
  const { lang, t, signal } = props;
  const { size } = t;
  const id = useId();
  const typed = useShared($ownNumbers, undefined);
  useEffect(() => readOwnNumbers(lang), [lang]);
  if (!typed) return null;
  const values = {
    capital: parseNumber(typed.capital, lang, signal.currency === 'eur' ? '€' : '$'),
    risk: share(parseNumber(typed.risk, lang, '%')),
    fee: share(parseNumber(typed.fee, lang, '%')),
  };
  const valid = {
    capital: values.capital !== undefined && values.capital > 0,
    risk: isWithin(values.risk, ownLimits.risk),
    fee: isWithin(values.fee, ownLimits.fee),
  };
  return (
    <section aria-labelledby="signal-size">
      <h3 id="signal-size">{size.heading}</h3>
      <p>{size.text}</p>
      <div className="signal-numbers">
        {names.map((name) => (
          <p key={name} className="field">
            <label htmlFor={`${id}-${name}`}>
              {size[name]}
              {name === 'capital' ? (signal.currency === 'eur' ? ' (€)' : ' ($)') : ' (%)'}
            </label>
            <span className="field-box" data-invalid={valid[name] ? undefined : ''}>
              <input
                id={`${id}-${name}`}
                inputMode="decimal"
                autoComplete="off"
                value={typed[name]}
                aria-invalid={valid[name] ? undefined : true}
                aria-describedby={valid[name] ? undefined : `${id}-${name}-error`}
                onChange={({ currentTarget: { value } }) =>
                  changeOwnNumbers(lang, { [name]: value })
                }
              />
            </span>
            {!valid[name] && (
              <span className="field-error" id={`${id}-${name}-error`}>
                {size.errors[name]}
              </span>
            )}
          </p>
        ))}
      </div>
      {!aimsForGain(signal) && <p className="signal-hint">{t.levels.leaving}</p>}
      {aimsForGain(signal) && valid.capital && valid.risk && valid.fee && (
        <Result
          {...props}
          capital={values.capital ?? 0}
          riskRate={values.risk ?? 0}
          feeRate={values.fee ?? 0}
        />
      )}
      <p className="signal-note">{fill(size.analyst, { risk: formatShare(lang, signal.risk) })}</p>
    </section>
  );
}

interface ResultProps extends DetailProps {
  readonly capital: number;
  readonly riskRate: number;
  readonly feeRate: number;
}

function Result({ lang, t, signal, ...following }: ResultProps) {
  const { size } = t;
  const { said, copy } = useCopy(t.levels.notCopied);
  const { action, currency } = signal;
  const [entry, stop, target] = [signal.entry, signal.stopLoss, signal.takeProfit].map(Number) as [
    number,
    number,
    number,
  ];
  const way = action === 'buy' ? 1 : -1;
  const isSecured = (entry - stop) * way <= 0;
  const stopLoss = isSecured ? Number(signal.firstStop) : stop;
  const { stake, capped } = ownSize({ action, entry, takeProfit: target, stopLoss }, following);
  const write = (value: number) => formatObserved(lang, value, currency);
  const units = formatUnits(lang, stake.units);
  const sentence = fill(size.sentence, {
    budget: write(stake.budget),
    loss: write(stake.netLossPerUnit),
    slippage: formatShare(lang, assumedSlippage),
    units,
  });
  const announced = useDebounced(sentence);
  if (stake.units <= 0) return <p className="signal-hint">{size.tooSmall}</p>;
  return (
    <>
      <dl className="signal-stake">
        <div>
          <dt>{size.units}</dt>
          <dd>{units}</dd>
        </div>
        <div>
          <dt>{size.engaged}</dt>
          <dd>{write(stake.engaged)}</dd>
        </div>
        <div data-level="stop">
          <dt>{size.loss}</dt>
          <dd>−{write(stake.loss)}</dd>
        </div>
        <div data-level="target">
          <dt>{size.gain}</dt>
          <dd>
            {stake.gain > 0 && '+'}
            {write(stake.gain)}
          </dd>
        </div>
      </dl>
      {isSecured && <p className="signal-hint">{size.secured}</p>}
      {capped && <p className="signal-hint">{size.capped}</p>}
      {stake.gain <= 0 && <p className="signal-hint">{size.feesEat}</p>}
      {!capped && <p className="signal-note">{sentence}</p>}
      <p className="signal-copy">
        <button
          type="button"
          className="btn btn-small"
          onClick={() =>
            void copy(
              String(stake.units),
              fill(t.levels.copied, { name: size.units, value: String(stake.units) }),
            )
          }
        >
          {size.copy}
        </button>
        <span role="status">{said}</span>
      </p>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </>
  );
}

function share(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : percent / 100;
}

function isWithin(
  value: number | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): boolean {
  return value !== undefined && value >= min && value <= max;
}
