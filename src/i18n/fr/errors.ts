/** Errors common to all features, and texts about waiting. */
import type { ErrorTexts } from '../errors.ts';

const unexpected = 'La demande n’a pas abouti. Réessayez dans un instant.';

export const errors = {
  method_not_allowed: unexpected,
  too_large: 'Ce texte est trop long. Raccourcissez-le, puis réessayez.',
  bad_request: 'Un champ n’a pas été accepté. Relisez ce que vous avez tapé, puis réessayez.',
  unauthenticated: 'Votre session a pris fin. Connectez-vous de nouveau.',
  second_factor_required: 'Votre session a pris fin. Connectez-vous de nouveau.',
  rate_limited: 'Trop de tentatives. {retry}',
  unavailable: 'La panne est de notre côté. Réessayez dans un instant.',
  network: 'Nous n’avons pas reçu de réponse. Vérifiez votre connexion, puis réessayez.',
  unexpected,
  retryIn: 'Réessayez dans {time}.',
  retryLater: 'Réessayez plus tard.',
} satisfies ErrorTexts<'second_factor_required'>;
