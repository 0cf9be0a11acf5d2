import type * as fr from '../../fr/course/verify-certificate.ts';

export const verifyCertificate: typeof fr.verifyCertificate = {
  title: 'Verify a certificate of the course',
  description:
    'Verify a certificate of the course by its number or its file. The file stays on your device: its signature is checked right here.',
  heading: 'Verify a certificate',
  lede: 'By its number, or by its file. No account is needed.',
  noScript:
    'Your browser does the verification, which needs JavaScript. Without it, send us the number: a person will answer.',
  number: {
    title: 'Certificate number',
    hint: 'It is printed at the top right, in the form ECT-XXXX-XXXX-XXXX.',
    check: 'Verify the number',
  },
  file: {
    choose: 'Choose a file',
    title: 'Or the file: PDF, PNG image or JSON badge',
    hint: 'The file does not leave your device. Only the public key and the revocation list are requested from the site.',
  },
  checking: 'Verifying…',
  failed: 'The verification could not be loaded. Check your connection, then try again.',
  about: [
    {
      heading: 'What a valid certificate attests',
      text: 'Work done: every lesson finished and every quiz passed, on questions drawn at random. Neither a diploma recognised by the state nor an identity. [Learn more](page:certificate)',
    },
    {
      heading: 'Number or file',
      text: 'The number tells whether the site issued the certificate, and shows the name only if its holder chose to show it. The file holds the name; its signature proves that nothing in it was changed.',
    },
    {
      heading: 'Without this site',
      text: 'The badge follows the Open Badges 3.0 standard: any tool that supports it (signature eddsa-rdfc-2022) can verify the badge with the key published here.',
    },
  ],
  published: {
    heading: 'What the site publishes',
    issuer: 'The issuer and its public keys',
    revocations: 'The list of revoked certificates',
  },
};
