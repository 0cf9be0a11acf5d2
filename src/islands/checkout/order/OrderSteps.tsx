import type { DialogTexts } from '../../dialogs/texts.ts';

const steps = ['account', 'code', 'payment'] as const;
export type OrderStep = (typeof steps)[number];

interface Props {
  readonly t: DialogTexts['checkout']['steps'];
  readonly current: OrderStep;
}

/** The three steps of an order; done ones have a tick and a word. */
export function OrderSteps({ t, current }: Props) {
  const place = steps.indexOf(current);
  return (
    <ol className="order-steps" aria-label={t.label}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-state={index < place ? 'done' : index === place ? 'current' : 'todo'}
          aria-current={index === place ? 'step' : undefined}
        >
          <span aria-hidden="true">{index < place ? '✓' : index + 1}</span>
          {t[step]}
          {index < place && <span className="sr-only">, {t.done}</span>}
        </li>
      ))}
    </ol>
  );
}
