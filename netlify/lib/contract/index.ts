/** Contracts cancelled or withdrawn from: what the function, the minute and an erasure ask for. */
export { confirmEnd, showPendingEnd } from './confirm.ts';
export { declareEnd } from './declare.ts';
export { finishContractEnds, finishContractEndsOf } from './finish.ts';
