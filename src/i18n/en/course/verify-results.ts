import type * as fr from '../../fr/course/verify-results.ts';
import { errors } from '../errors.ts';

export const verifyResults: typeof fr.verifyResults = {
  validNumber: {
    title: 'This certificate is valid',
    text: 'The site issued it, and it has not been revoked. Compare what follows with the document.',
  },
  validFile: {
    title: 'This file is authentic',
    text: 'The signature is the site’s, nothing was changed, and the certificate has not been revoked.',
  },
  attested: 'Every lesson finished, every quiz passed',
  nameHidden: 'Its holder chose not to show it',
  facts: {
    name: 'Name',
    number: 'Number',
    issued: 'Issued on',
    attested: 'What is attested',
    reading: 'Estimated reading time',
    version: 'Content version',
    revoked: 'Revoked on',
    reason: 'Reason',
  },
  revoked: {
    title: 'This certificate was revoked',
    text: 'It was issued, then withdrawn: it no longer attests anything.',
  },
  reasons: {
    error: 'Issued by mistake',
    fraud: 'Obtained by fraud',
    replaced: 'Replaced by another one',
    request: 'At the request of its holder',
  },
  unknown: {
    title: 'No certificate has this number',
    text: 'Check each letter and each digit. The account of its holder may have been erased: the file can still be verified.',
  },
  notANumber: {
    title: 'This is not a certificate number',
    text: 'A number is ECT, then three groups of four letters or digits.',
  },
  refused: {
    unreadable: {
      title: 'This file holds no certificate',
      text: 'Choose the PDF, the PNG image or the JSON badge as downloaded. A PDF or an image saved again by another program may have lost its signature.',
    },
    other_issuer: {
      title: 'This certificate comes from another site',
      text: 'This site can say nothing about it: only the site that issued it publishes its key.',
    },
    altered: {
      title: 'This file was changed',
      text: 'Its content does not match its signature: it attests nothing.',
    },
    unknown_key: {
      title: 'This signature is not ours',
      text: 'The file bears our name, but the key that signed it is not published by this site: it attests nothing.',
    },
    not_yet_valid: {
      title: 'Its date lies in the future',
      text: 'If the clock of your device is right, this certificate attests nothing.',
    },
  },
  unsupported: {
    title: 'Your browser cannot check this signature',
    text: 'It lacks the Ed25519 algorithm. Update it, use another one, or verify the number.',
  },
  unavailable: {
    title: 'The verification could not be done',
    text: 'The public key or the revocation list could not be loaded. Without them nothing can be said about this file. Try again in a moment.',
  },
  errors: {
    ...errors,
    bad_request: 'This number was not accepted. Read it again, then try again.',
    not_complete: errors.unexpected,
    subscription_required: errors.unexpected,
    not_configured: errors.unexpected,
    not_issued: errors.unexpected,
  },
};
