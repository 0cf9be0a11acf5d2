/** Names of the labs: interactive exercises that a lesson places with `<Lab name="…">`. */
export const labNames = [
  'hash',
  'chain',
  'signature',
  'attacker',
  'fees',
  'order-book',
  'candles',
  'indicators',
  'levels',
  'patterns',
  'position-size',
  'streaks',
  'correlation',
  'rebalancing',
  'impermanent-loss',
  'compounding',
  'issuance',
  'dilution',
  'liquidation',
  'stablecoin-run',
  'approval',
  'address-poisoning',
  'scam-message',
  'leverage',
  'backtest',
] as const;

export type LabName = (typeof labNames)[number];

/** Whether a text is the name of a lab. */
export function isLabName(name: string): name is LabName {
  return (labNames as readonly string[]).includes(name);
}
