import { useState } from 'react';
import { availableMethods, type PaymentMethod } from '../../../stores/checkout/checkout.ts';
import { Field } from '../../ui/Field.tsx';
import type { DialogTexts } from '../../dialogs/texts.ts';

const methods: readonly PaymentMethod[] = ['card', 'usdt'];

interface Props {
  readonly t: DialogTexts['checkout'];
}

interface MethodsProps extends Props {
  readonly method: PaymentMethod;
  readonly onChange: (method: PaymentMethod) => void;
}

/** Card; USDT is announced but disabled. */
export function PaymentMethods({ t, method, onChange }: MethodsProps) {
  return (
    <fieldset className="field plan-choice">
      <legend>{t.method}</legend>
      {methods.map((key) => (
        <label key={key} className="choice">
          <input
            type="radio"
            name="method"
            value={key}
            checked={method === key}
            disabled={!availableMethods[key]}
            onChange={() => onChange(key)}
          />
          <span>{availableMethods[key] ? t[key] : `${t[key]} · ${t.comingSoon}`}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PromotionProps extends Props {
  readonly refused: boolean;
  /** Id of the error message. */
  readonly describedBy: string;
}

/** An optional promotion code, validated by Stripe. */
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
      errorId={refused ? describedBy : undefined}
      maxLength={64}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      autoFocus
    />
  );
}
