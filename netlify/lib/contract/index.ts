/** Contracts cancelled or withdrawn from: what the function, the minute and an erasure ask for. */
export { confirm, look } from './confirm.ts';
export { declare } from './declare.ts';
export { finishContractEnds, finishContractEndsOf } from './finish.ts';
