/** The open dialog. Any element opens one with the event `open-auth` or `open-subscribe`. */
import { atom, type ReadableAtom } from 'nanostores';
import { planFromKey, type PlanKey } from '../../domain/billing/plans.ts';

export type AuthMode = 'sign-in' | 'sign-up';

export type DialogState =
  | { readonly type: 'none' }
  | { readonly type: 'auth'; readonly mode: AuthMode }
  | { readonly type: 'subscribe'; readonly plan: PlanKey };

const $state = atom<DialogState>({ type: 'none' });
export const $dialog: ReadableAtom<DialogState> = $state;

/** Opens the dialog for signing in or up. */
export function openAuth(mode: AuthMode = 'sign-in'): void {
  $state.set({ type: 'auth', mode });
}

/** Opens the subscription dialog; does nothing for an unknown plan. */
function openSubscribe(planKey: string): void {
  const plan = planFromKey(planKey);
  if (plan) $state.set({ type: 'subscribe', plan: plan.key });
}

/** Closes the open dialog. */
export function closeDialog(): void {
  $state.set({ type: 'none' });
}

if (typeof window !== 'undefined') {
  addEventListener('open-auth', (event) => {
    openAuth(detail(event).mode === 'sign-up' ? 'sign-up' : 'sign-in');
  });
  addEventListener('open-subscribe', (event) => {
    openSubscribe(detail(event).plan ?? '');
  });
}

function detail(event: Event): { readonly mode?: string; readonly plan?: string } {
  return (event as CustomEvent<{ mode?: string; plan?: string } | null>).detail ?? {};
}
