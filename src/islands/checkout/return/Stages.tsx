import type { checkoutReturn } from '../../../i18n/fr/checkout/checkout.ts';
import { stages, type Stage } from '../../../stores/checkout/confirmation.ts';

interface Props {
  readonly t: (typeof checkoutReturn)['stages'];
  /** The current stage; earlier ones are done. */
  readonly stage: Stage;
}

/** Progress of the wait: only confirmed stages count as done, without an estimated progress bar. */
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
