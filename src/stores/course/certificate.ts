/** The certificate of the signed-in user: issued, or what is missing. */
import { atom, type ReadableAtom } from 'nanostores';
import type {
  CertificateCode,
  CertificateRequest,
  CertificateState,
} from '../../domain/api/certificate.ts';
import type { ApiError, ClientCode } from '../../domain/api/errors.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { Outcome } from '../../services/functions.ts';
import { callAsMember } from '../auth/call-as-member.ts';
import { signOut } from '../auth/session.ts';

export type CertificateError = ApiError<CertificateCode | ClientCode>;

export type CertificateView =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly error: CertificateError }
  | {
      readonly type: 'ready';
      readonly state: CertificateState;
      /** True if it was issued since the page was opened. */
      readonly isNew: boolean;
      /** True while a request is pending. */
      readonly busy: boolean;
      /** Why the last change failed. */
      readonly error?: CertificateError;
    };

const $view = atom<CertificateView>({ type: 'loading' });
export const $certificate: ReadableAtom<CertificateView> = $view;

/** Increased by each opening and closing, to drop responses that arrive later. */
let generation = 0;

/** Loads the certificate or its unmet requirements. Call again to reload. */
export async function openCertificate(): Promise<void> {
  generation += 1;
  const started = generation;
  $view.set({ type: 'loading' });
  const outcome = await send({ action: 'state' });
  if (started !== generation) return;
  $view.set(
    outcome.type === 'ok'
      ? { type: 'ready', state: outcome.value, isNew: false, busy: false }
      : { type: 'failed', error: outcome },
  );
}

/** Clears the certificate when the page is left or the user signs out. */
export function closeCertificate(): void {
  generation += 1;
  $view.set({ type: 'loading' });
}

/** Issues the certificate under a name, in a language. It cannot be changed afterwards. */
export function issueCertificate(name: string, lang: Lang): Promise<void> {
  return change({ action: 'issue', name, lang });
}

/** Sets whether verifying the number shows the name. */
export function showName(isPublic: boolean): Promise<void> {
  return change({ action: 'show-name', public: isPublic });
}

async function change(request: CertificateRequest): Promise<void> {
  const view = $view.get();
  if (view.type !== 'ready' || view.busy) return;
  const { state, isNew } = view;
  const before = { type: 'ready', state, isNew } as const;
  $view.set({ ...before, busy: true });
  const started = generation;
  const outcome = await send(request);
  if (started !== generation) return;
  if (outcome.type === 'ok') {
    const after = { state: outcome.value, isNew: isNew || state.type === 'open' };
    $view.set({ type: 'ready', ...after, busy: false });
  } else if (outcome.code === 'unauthenticated') await signOut();
  // The requirements have changed meanwhile, in another tab or on another device.
  else if (outcome.code === 'not_complete' || outcome.code === 'not_issued') {
    await openCertificate();
  } else $view.set({ ...before, busy: false, error: outcome });
}

function send(request: CertificateRequest): Promise<Outcome<CertificateState, CertificateCode>> {
  return callAsMember('certificate', request);
}
