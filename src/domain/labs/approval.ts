/** Signing requests of a wallet: their maximum exposure, and grading of decisions. */
import { account, holdings, type Action, type Amount, type Request } from './approval-requests.ts';
import type { Mark } from './shared/rounds.ts';

/** Maximum exposure in euros, once a request is signed. */
export interface Exposure {
  /** Current value of the assets concerned. */
  readonly holding: number;
  /** Part of it that can leave. */
  readonly leaves: number;
  /** Value guaranteed in return: otherwise the transaction fails. */
  readonly returns: number;
  /** Whether assets received later can leave too. */
  readonly future: boolean;
}

/** A decision; an amount is in tokens. */
export type Decision =
  | { readonly type: 'sign' | 'refuse' }
  | { readonly type: 'change'; readonly amount: number };

/** The amount that a wallet lets its owner edit; `undefined` if the request has none. */
export function amountOf(action: Action): Amount | undefined {
  if (action.type === 'swap') return action.amountOutMin;
  return 'amount' in action ? action.amount : undefined;
}

/** The same request with another amount. */
export function withAmount(action: Action, amount: number): Action {
  if (action.type === 'swap') return { ...action, amountOutMin: amount };
  return 'amount' in action ? { ...action, amount } : action;
}

/** Maximum exposure of a signed request. */
export function exposureOf(action: Action): Exposure {
  const { eurf, orio, cards } = holdings;
  const holding = eurf.balance * eurf.price;
  const base = { holding, returns: 0, future: false };
  switch (action.type) {
    case 'approve':
    case 'permit': {
      const allowed = action.amount === 'max' ? Infinity : action.amount;
      const leaves = Math.min(allowed, eurf.balance) * eurf.price;
      return { ...base, leaves, future: allowed > eurf.balance };
    }
    case 'approve-all': {
      const all = cards.balance * cards.price;
      return { holding: all, leaves: all, returns: 0, future: true };
    }
    case 'swap': {
      const leaves = action.amountIn * eurf.price;
      const back = action.to === 'you' ? action.amountOutMin * orio.price : 0;
      return { ...base, leaves, returns: Math.min(back, leaves) };
    }
    case 'transfer':
      return { ...base, leaves: Math.min(action.amount, eurf.balance) * eurf.price };
    case 'login':
      return { ...base, holding: account, leaves: action.relayed ? account : 0 };
  }
}

/** Largest possible loss in euros: amount sent minus amount received. */
export function maxLoss(action: Action): number {
  const { leaves, returns } = exposureOf(action);
  return leaves - returns;
}

/** Whether an amount exposes more than the operation needs, is exact, or is too little for it to work. */
export function fitOf({ action, wanted }: Request, amount: number): 'more' | 'exact' | 'less' {
  if (action.type === 'swap') {
    const quote = action.amountIn / holdings.orio.price;
    return amount < wanted ? 'more' : amount > quote ? 'less' : 'exact';
  }
  return amount > wanted ? 'more' : amount < wanted ? 'less' : 'exact';
}

/** Grades a decision: right, safe although the operation fails (half), or a needless risk (wrong). */
export function judge(request: Request, decision: Decision): Mark {
  const { best } = request;
  switch (decision.type) {
    case 'refuse':
      return best === 'refuse' ? 'right' : 'half';
    case 'sign':
      return best === 'sign' ? 'right' : 'wrong';
    case 'change': {
      // Any amount given to an untrusted party is lost.
      if (best === 'refuse')
        return maxLoss(withAmount(request.action, decision.amount)) ? 'wrong' : 'half';
      const marks = { more: 'wrong', exact: 'right', less: 'half' } as const;
      return marks[fitOf(request, decision.amount)];
    }
  }
}

/** Serializes a decision for storage. */
export function writeDecision(decision: Decision): string {
  return decision.type === 'change' ? `change:${decision.amount}` : decision.type;
}

/** Parses a stored decision. */
export function readDecision(text: string | undefined): Decision | undefined {
  const [type, amount] = (text ?? '').split(':');
  if (type === 'sign' || type === 'refuse') return { type };
  return type === 'change' ? { type, amount: Number(amount) } : undefined;
}
