import { useEffect, useRef } from 'react';
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
    <fieldset className="field options">
      <legend>{t.method}</legend>
      {methods.map((key) => (
        <label key={key} className="option">
          <input
            type="radio"
            name="method"
            value={key}
            checked={method === key}
            disabled={!availableMethods[key]}
            onChange={() => onChange(key)}
          />
          <span>{t[key]}</span>
          {availableMethods[key] ? (
            <span className="option-note">{t.cards}</span>
          ) : (
            <span className="tag">{t.comingSoon}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

interface PromotionProps extends Props {
  /** The message of a refused code. */
  readonly error: string | undefined;
}

/** An optional promotion code, validated by Stripe. */
export function Promotion({ t, error }: PromotionProps) {
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (error === undefined || !place.current) return;
    place.current.open = true;
    place.current.querySelector('input')?.focus();
  }, [error]);
  return (
    <details ref={place} className="order-promotion">
      <summary>{t.promo}</summary>
      <Field
        name="promotion"
        label={t.promoLabel}
        hint={t.recap.discountNote}
        error={error}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </details>
  );
}
