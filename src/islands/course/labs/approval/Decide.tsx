import type { Action } from '../../../../domain/labs/approval-requests.ts';
import {
  amountOf,
  fitOf,
  judge,
  maxLoss,
  withAmount,
  type Decision,
} from '../../../../domain/labs/approval.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Control } from '../kit/Control.tsx';
import { numbersOf } from '../kit/numbers.ts';
import type { KitTexts } from '../kit/texts.ts';
import { Verdict } from '../kit/Verdict.tsx';
import type { ListedRequest } from './state.ts';
import { tokens, type ApprovalTexts } from './words.ts';

interface Props {
  readonly request: ListedRequest;
  readonly decision: Decision | undefined;
  readonly isEditing: boolean;
  /** The amount in the editor. */
  readonly amount: number;
  readonly t: ApprovalTexts;
  readonly kit: KitTexts;
  readonly lang: Lang;
  /** Focuses the verdict, which replaces the pressed button. */
  readonly focus: (element: HTMLElement | null) => void;
  readonly onDecide: (decision: Decision) => void;
  readonly onEdit: () => void;
  readonly onAmount: (amount: number) => void;
  /** Goes to a request that is still open; absent when none is. */
  readonly onNext: (() => void) | undefined;
}

/** Sign, change the amount or refuse; afterwards what that decision means. */
export function Decide({ request, decision, isEditing, amount, t, kit, lang, ...on }: Props) {
  const hasAmount = amountOf(request.action) !== undefined;
  const isSwap = request.action.type === 'swap';
  return (
    <div className="lab-decide">
      {!decision && (
        <div className="lab-buttons" role="group" aria-label={t.decision}>
          <button type="button" className="btn" onClick={() => on.onDecide({ type: 'sign' })}>
            {t.sign}
          </button>
          <button type="button" className="btn" aria-pressed={isEditing} onClick={on.onEdit}>
            {t.change}
          </button>
          <button type="button" className="btn" onClick={() => on.onDecide({ type: 'refuse' })}>
            {t.refuse}
          </button>
        </div>
      )}
      <p role="status">{isEditing && !hasAmount && !decision && t.noAmount}</p>
      <Verdict
        mark={decision ? judge(request, decision) : 'open'}
        titles={t.verdicts}
        focus={on.focus}
      >
        {decision && <p>{reasonOf(request, decision, t, lang)}</p>}
      </Verdict>
      {decision && on.onNext && (
        <div className="lab-buttons">
          <button type="button" className="btn btn-primary" onClick={on.onNext}>
            {kit.next}
          </button>
        </div>
      )}
      {isEditing && hasAmount && (
        <div className="approval-editor">
          <Control
            label={decision ? t.tryAmount : isSwap ? t.newMinimum : t.newAmount}
            unit={isSwap ? 'ORIO' : 'EURF'}
            tone="primary"
            value={amount}
            min={0}
            max={isSwap ? 130 : 3000}
            step={isSwap ? 1.25 : 5}
            lang={lang}
            t={kit}
            onChange={on.onAmount}
          />
          {!decision && (
            <button
              type="button"
              className="btn"
              onClick={() => on.onDecide({ type: 'change', amount })}
            >
              {t.signChanged}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** Why a decision was right or not. */
function reasonOf(
  request: ListedRequest,
  decision: Decision,
  t: ApprovalTexts,
  lang: Lang,
): string {
  const texts = t.requests[request.id];
  if (decision.type !== 'change') return texts[decision.type];
  const changed = withAmount(request.action, decision.amount);
  const fit = fitOf(request, decision.amount);
  return texts.change ?? changedText(changed, fit, request.wanted, t, lang);
}

/** The effect of a changed amount. */
function changedText(
  action: Action,
  fit: 'more' | 'exact' | 'less',
  wanted: number,
  t: ApprovalTexts,
  lang: Lang,
): string {
  const isSwap = action.type === 'swap';
  const symbol = isSwap ? 'ORIO' : 'EURF';
  return fill(t.changed[isSwap ? (`${fit}Swap` as const) : fit], {
    amount: tokens(Number(amountOf(action)), symbol, lang),
    wanted: tokens(wanted, symbol, lang),
    loss: numbersOf(lang).euros(maxLoss(action)),
  });
}
