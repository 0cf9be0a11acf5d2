import { useState } from 'react';
import { Field } from './Field.tsx';
import type { DialogTexts } from './texts.ts';

interface Props {
  readonly t: DialogTexts['checkout'];
}

/** Card, or USDT once it exists. */
export function PaymentMethod({ t }: Props) {
  return (
    <fieldset className="field plan-choice">
      <legend>{t.method}</legend>
      <label className="choice">
        <input type="radio" name="method" value="card" defaultChecked />
        {t.card}
      </label>
      <label className="choice">
        <input type="radio" name="method" value="usdt" disabled />
        <span>
          {t.usdt} · {t.comingSoon}
        </span>
      </label>
    </fieldset>
  );
}

interface PromotionProps extends Props {
  readonly refused: boolean;
  /** Id of the sentence that says why it is refused. */
  readonly describedBy: string;
}

/** A promotion code, for whoever has one. Stripe knows whether it is good. */
export function Promotion({ t, refused, describedBy }: PromotionProps) {
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <p>
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {t.promo}
        </button>
      </p>
    );
  }
  return (
    <Field
      name="promotion"
      label={t.promoLabel}
      hint={t.recap.discountNote}
      refusedBy={refused ? describedBy : undefined}
      maxLength={64}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      autoFocus
    />
  );
}
