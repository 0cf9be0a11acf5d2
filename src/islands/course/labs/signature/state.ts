import type { TrialConditions } from '../kit/use-lab.ts';

/**
 * The stored state of the lab. `order` counts once `isTyped`: the text before is the language's own; `received` once
 * `isAltered`: it is the order before. `signed`: times signed since the lab was loaded.
 */
export const initialSignature = {
  order: '',
  isTyped: false,
  received: '',
  isAltered: false,
  signer: 'ana',
  signed: 0,
};
export type SignatureState = typeof initialSignature;

/** The order, and the text that the network received. */
export function textsOf(
  { order: typed, isTyped, received, isAltered }: SignatureState,
  defaultOrder: string,
): { order: string; received: string } {
  const order = isTyped ? typed : defaultOrder;
  return { order, received: isAltered ? received : order };
}

export const signatureTrials: TrialConditions<SignatureState> = {
  altered: ({ signed, signer, isAltered }) => signed > 0 && signer === 'ana' && isAltered,
  other: ({ signed, signer }) => signed > 0 && signer === 'mia',
  again: ({ signed }) => signed >= 2,
};
