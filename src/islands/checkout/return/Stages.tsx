import type { checkoutReturn } from '../../../i18n/fr/checkout/checkout.ts';
import { stages, type Stage } from '../../../stores/checkout/confirmation.ts';

interface Props {
  readonly t: (typeof checkoutReturn)['stages'];
  /** The one under way; those before it are known to be done. */
  readonly stage: Stage;
}

/** How far a wait has come: only what is known counts as done, and no bar pretends to know how long. */
export function Stages({ t, stage }: Props) {
  const current = stages.indexOf(stage);
  return (
    <ol className="stages" aria-label={t.label}>
      {stages.map((each, place) => {
        const state = place < current ? 'done' : place === current ? 'current' : 'todo';
        return (
          <li key={each} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {t[each]}
            <span>{t[state]}</span>
          </li>
        );
      })}
    </ol>
  );
}
