import type { OwnerValue } from '../../../domain/site/owner.ts';

/** Names of values that the owner has not given, on the local site and on previews. */
export const owner = {
  toProvide: 'à fournir : {what}',
  /** On previews, at the top of each page. */
  preview:
    'Aperçu : la commande est fermée, car il manque ce que la loi demande à un vendeur ({missing}).',
  values: {
    company: 'raison sociale',
    form: 'forme et capital',
    address: 'siège social',
    registration: 'immatriculation',
    vat: 'numéro de TVA',
    director: 'directeur de la publication',
    phone: 'téléphone',
    hostAddress: 'adresse et téléphone de l’hébergeur',
    mediator: 'médiateur de la consommation',
    email: 'adresse de contact',
    hours: 'jours et heures de réponse',
    survey: 'enquête de satisfaction (date, nombre de réponses, méthode)',
    social: 'réseaux sociaux',
    team: 'membres de l’équipe',
  } satisfies Readonly<Record<OwnerValue, string>>,
};
