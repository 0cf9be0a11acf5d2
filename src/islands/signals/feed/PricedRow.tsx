import { isOpenSignal } from '../../../domain/signals/feed/signal-of-events.ts';
import type { MarketCurrency } from '../../../domain/api/market.ts';
import { pricesIn } from '../../../stores/signals/prices.ts';
import { useShared } from '../../ui/hooks.ts';
import { SignalRow, type SignalRowProps } from './SignalRow.tsx';

/** A line with the current price; that of a closed signal needs none. */
export function PricedRow(props: Omit<SignalRowProps, 'price'>) {
  return isOpenSignal(props.signal) ? (
    <Priced {...props} />
  ) : (
    <SignalRow {...props} price={undefined} />
  );
}

function Priced(props: Omit<SignalRowProps, 'price'>) {
  const { coin, currency } = props.signal;
  return <SignalRow {...props} price={useCoin(coin, currency).coin?.price} />;
}

/** A coin of the market data, while something shows it. */
export function useCoin(id: string, currency: MarketCurrency) {
  const prices = useShared(pricesIn(currency), { type: 'loading' });
  const market = prices.type === 'known' ? prices.market : undefined;
  return { prices, market, coin: market?.coins.find((coin) => coin.id === id) };
}
