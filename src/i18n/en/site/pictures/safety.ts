/** Alternative texts of the drawn pictures of the dictionary: safety. */
import type * as fr from '../../../fr/site/pictures/safety.ts';

export const safety = {
  hameconnage: 'A closed envelope, and a fish hook beside it.',
  'phrase-de-recuperation': 'Twelve words on a sheet, from which three keys come out.',
  portefeuille: 'A wallet holds a key. The key points to a block, which stays on the chain.',
  adresse: 'Three coins arrive at a long string of characters; nothing comes out.',
  'cle-privee': 'A large key beside the padlock it has opened.',
  'cle-publique': 'An arrow goes from a small key to a published one; the way back is crossed out.',
  'signature-numerique': 'A text, the seal at its foot, and the tick of whoever checked it.',
  'portefeuille-materiel': 'A small device with its screen; the key stays inside.',
  'portefeuille-logiciel': 'A key in a phone, and the waves that connect it to the network.',
  'stockage-a-froid': 'A key in a safe; the wire that would reach the network is cut.',
  multisignature: 'Two keys out of three are enough to open a padlock.',
  autoconservation: 'A key kept inside a house.',
  depositaire: 'A person linked to a cabinet where a company keeps six keys, one of them theirs.',
  'approbation-de-depense':
    'A small part of a holding serves the swap; all the rest can go to a fish hook.',
  'empoisonnement-d-adresse': 'Two addresses with the same ends and different middles.',
  'double-authentification': 'A password, plus a code on a phone, and a tick.',
  'cle-d-acces': 'A key made for one site, unlocked by a fingerprint.',
  'detournement-de-sim': 'A SIM card passes from a dead phone to somebody else’s.',
  'logiciel-malveillant': 'A bug on a computer screen.',
  'arnaque-a-l-amitie': 'A message with a heart, and a fish hook beside it.',
  'pyramide-de-ponzi': 'A pyramid of members; the money climbs, and the bottom row is missing.',
  'tirage-de-tapis': 'A rug is pulled away, and the coins that stood on it fall.',
  'jeton-piege': 'A pot that a coin goes into, with the way out crossed out.',
  'phrase-additionnelle':
    'Twelve words and one more text lead to a key; the words alone lead to another.',
  'chemin-de-derivation': 'A tree of branches, one route of which leads to a key.',
  'preuve-de-reserves':
    'A photo frame shows the assets and the balances; the other debts stay outside.',
  'cryptographie-asymetrique': 'One key closes a padlock, another opens it.',
  entropie: 'Two dice, and below them the row of bits they drew.',
  'siphonneur-de-portefeuille': 'A pipe empties a wallet into a tank.',
  'arnaque-a-la-recuperation': 'A lifebuoy at the end of a fishing line, and a coin it draws in.',
  'partage-de-secret': 'A key cut into three shares, two of which are joined.',
} satisfies typeof fr.safety;
