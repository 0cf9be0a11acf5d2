/** Alternative texts of the drawn pictures of the dictionary: tokens. */
import type * as fr from '../../../fr/site/pictures/tokens.ts';

export const tokens = {
  'jeton-de-gouvernance': 'A token drops into a ballot box marked with a tick and a cross.',
  'jeton-utilitaire': 'A tear-off ticket and the door it opens.',
  'jeton-natif': 'Three blocks contain the same coin; two dashed tokens stand on top.',
  nft: 'A framed picture among empty frames, with a code that is its own alone.',
  'jeton-encapsule': 'A coin wrapped inside another token, tied to the original kept in a vault.',
  tokenomics:
    'A disc cut into unequal shares, a large one of which, dashed, is still to be created.',
  'calendrier-de-deblocage':
    'A quantity that is flat, then jumps, then slopes, below a dashed limit.',
  emission: 'Coins come out of a tap and pile up beside those that already existed.',
  'destruction-de-jetons': 'A coin leaves its pile for a flame; the others remain.',
  airdrop: 'A coin comes down under a parachute.',
  ico: 'Coins go into a house that is not built yet; tokens come out.',
  'livre-blanc': 'An open document: text, and a disc with one share missing.',
  decrochage: 'A price leaves the line it was following; two possible paths, a return or a fall.',
  parite: 'A pair of scales holds a token level with a coin.',
  altcoin: 'One large grey coin and, around it, seven smaller shapes of all kinds.',
  memecoin: 'A coin with a cat’s face, at the top of a curve that rises and falls back.',
  'norme-erc-20': 'Three different tokens with the same plug, above a single bar.',
  satoshi: 'A tiny grain of a coin, enlarged by a magnifying glass.',
  'rarete-numerique': 'Twenty-one places, one still empty; an extra coin is refused.',
} satisfies typeof fr.tokens;
