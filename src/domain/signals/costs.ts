/** Costs that the record and the examples assume. */

/** Fee of each of the two orders, as a share of its amount. */
export const assumedFee = 0.0025;
/** Slippage of a market order, as a share of its price: an exit at the stop or at a withdrawal is one. */
export const assumedSlippage = 0.001;
