/** Contract cancellations and withdrawals: used by the function, `deliver` and erasure. */
export { confirmEnd, showPendingEnd } from './confirm.ts';
export { declareEnd } from './declare.ts';
export { finishContractEnds } from './finish.ts';
