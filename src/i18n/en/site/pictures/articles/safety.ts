/** Alternative texts of the drawn pictures of the articles about safety. */
import type * as fr from '../../../../fr/site/pictures/articles/safety.ts';

export const safety = {
  'choisir-son-portefeuille':
    'A blue key and four places joined to it: an exchange, a phone, a device, and three small keys of which two are enough.',
  'arnaques-et-recuperation':
    'A clock whose first quarter of an hour is blue; beside it, a red hook carries off a coin.',
  'liste-de-controle-securite':
    'A sheet with four lines, two of them ticked, and a closed padlock.',
  'autoconservation-et-succession':
    'Three keys kept in three separate boxes; dashes lead from each of them towards two heirs.',
  'impots-en-france-formulaire-2086':
    'A blue slice leaves a disc and goes to a form, above a green bar and a red bar.',
  'mica-et-la-liste-des-psca':
    'A register with one blue line; a magnifying glass over it shows a tick.',
} satisfies typeof fr.safety;
