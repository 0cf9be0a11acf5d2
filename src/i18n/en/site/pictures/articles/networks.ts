/** Alternative texts of the drawn pictures of the articles about networks. */
import type * as fr from '../../../../fr/site/pictures/articles/networks.ts';

export const networks = {
  'preuve-d-enjeu-en-pratique':
    'A padlocked deposit with small coins dropping on it, and three dots queuing at a narrow way out.',
  'ponts-entre-blockchains':
    'A bridge between two banks: under the first, a vault that is not full; on the second, a pile of receipts.',
  'couche-2-comment-ca-marche':
    'From a fast chain two ways lead down to the base chain: a short one with a toll, and one with a clock.',
  'frais-par-reseau':
    'A queue of bars sorted from tallest to shortest; a line shows how far the next block goes.',
  'preuve-de-reserves-lire-une-attestation':
    'A pair of scales: coins that can be counted on one side; on the other, debts, one of them dashed and unseen.',
  'lire-un-livre-blanc':
    'A page of text with a magnifying glass over two numbers to compare them; beside it, a tick and a cross.',
} satisfies typeof fr.networks;
