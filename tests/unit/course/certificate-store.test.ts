/** The certificate of this page: what was issued here takes the focus. Its pages: tests/e2e/course/certificate.spec.ts. */
import { afterEach, expect, it, vi } from 'vitest';
import type { CertificateState } from '../../../src/domain/api/certificate.ts';
import {
  $certificate,
  closeCertificate,
  issueCertificate,
  openCertificate,
  showName,
} from '../../../src/stores/course/certificate.ts';

const answers = vi.hoisted((): object[] => []);
vi.mock('../../../src/services/functions.ts', () => ({
  callFunction: () => Promise.resolve({ type: 'ok', value: answers.shift() }),
}));
vi.mock('../../../src/stores/auth/session.ts', () => ({
  accessToken: () => Promise.resolve('a-token'),
}));

const open: CertificateState = {
  ...{ type: 'open', missing: [], subscribed: true, keepsProgress: true, configured: true },
};
const issued = { type: 'issued' } as CertificateState;

afterEach(closeCertificate);

it('is new on the page that issued it, also after a change, and not on the next visit', async () => {
  answers.push(open, issued, issued, issued);
  await openCertificate();
  expect($certificate.get()).toMatchObject({ state: open, isNew: false });
  await issueCertificate('Ada', 'fr');
  expect($certificate.get()).toMatchObject({ state: issued, isNew: true });
  await showName(true);
  expect($certificate.get()).toMatchObject({ state: issued, isNew: true });
  await openCertificate();
  expect($certificate.get()).toMatchObject({ state: issued, isNew: false });
});
