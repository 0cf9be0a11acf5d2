/** The lab on signatures. */
export const signatureLab = {
  title: 'Sign an order, verify without the secret',
  keys: 'Ana’s keys',
  secretKey: 'private key',
  secretText: 'kept by the browser, never shown',
  publicKey: 'public key',
  order: 'Order',
  defaultOrder: 'Ana pays Leo €10',
  forgedOrder: 'Ana pays Leo €90',
  sign: 'Sign with Ana’s key',
  signature: 'Signature',
  unsigned: 'not signed yet',
  received: 'Order received by the network',
  checkWith: 'Verified with the public key of',
  ana: 'Ana',
  mia: 'Mia',
  states: { none: 'waiting', valid: 'valid signature', invalid: 'signature rejected' },
  say: {
    none: 'Sign Ana’s order: her private key makes a signature of 64 bytes, tied to this text and to this key.',
    valid:
      'The signature matches this text and Ana’s public key. The verifier has never seen the private key.',
    altered:
      'The text received is no longer the one that was signed: the same signature does not fit it.',
    other:
      'This signature does not come from Mia’s key. A public key verifies the signatures of its own private key only.',
  },
  formula:
    'ECDSA on the curve P-256, computed by your browser. Bitcoin and Ethereum use the curve secp256k1',
  trials: {
    altered: {
      text: 'Sign, then change 10 to 90 in the order received. What does the network say?',
      shows: 'It rejects it: a signature is good for one text, down to the last character.',
    },
    other: {
      text: 'Verify with Mia’s public key. Does the signature pass?',
      shows: 'No: it proves who signed, and that was not Mia.',
    },
    again: {
      text: 'Sign the same order twice. Are the two signatures equal?',
      shows:
        'No, each draws a random number; both are valid. If that number were ever repeated, the private key could be worked out from it.',
    },
  },
};
