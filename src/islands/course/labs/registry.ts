import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { LabName } from '../../../domain/labs/names.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { LabProps } from './lab-props.ts';

type Labs = Partial<Record<LabName, LazyExoticComponent<ComponentType<LabProps>>>>;

/** The component of each lab, in a chunk of its own. A lab without one shows its paragraph only. */
export const labs: Readonly<Labs> = {
  hash: lazy(() => import('./hash/Hash.tsx')),
  chain: lazy(() => import('./chain/Chain.tsx')),
  'address-poisoning': lazy(() => import('./address-poisoning/AddressPoisoning.tsx')),
  approval: lazy(() => import('./approval/Approval.tsx')),
  'scam-message': lazy(() => import('./scam-message/ScamMessage.tsx')),
  signature: lazy(() => import('./signature/Signature.tsx')),
  attacker: lazy(() => import('./attacker/Attacker.tsx')),
  fees: lazy(() => import('./fees/Fees.tsx')),
  'order-book': lazy(() => import('./order-book/OrderBook.tsx')),
  candles: lazy(() => import('./candles/Candles.tsx')),
  indicators: lazy(() => import('./indicators/Indicators.tsx')),
  levels: lazy(() => import('./levels/Levels.tsx')),
  patterns: lazy(() => import('./patterns/Patterns.tsx')),
  'position-size': lazy(() => import('./position-size/PositionSize.tsx')),
  'stablecoin-run': lazy(() => import('./stablecoin-run/StablecoinRun.tsx')),
  streaks: lazy(() => import('./streaks/Streaks.tsx')),
  correlation: lazy(() => import('./correlation/Correlation.tsx')),
  rebalancing: lazy(() => import('./rebalancing/Rebalancing.tsx')),
  'impermanent-loss': lazy(() => import('./impermanent-loss/ImpermanentLoss.tsx')),
  compounding: lazy(() => import('./compounding/Compounding.tsx')),
  issuance: lazy(() => import('./issuance/Issuance.tsx')),
  liquidation: lazy(() => import('./liquidation/Liquidation.tsx')),
  dilution: lazy(() => import('./dilution/Dilution.tsx')),
  leverage: lazy(() => import('./leverage/Leverage.tsx')),
  backtest: lazy(() => import('./backtest/Backtest.tsx')),
};

const texts = import.meta.glob('../../../i18n/*/course/labs/*.ts');

/** Preloads the texts of a lab in parallel with its code, which would request them only once loaded. */
export function preloadLabTexts(name: LabName, lang: Lang): void {
  // The lab reports what cannot be loaded.
  texts[`../../../i18n/${lang}/course/labs/${name}.ts`]?.().catch(() => undefined);
}
