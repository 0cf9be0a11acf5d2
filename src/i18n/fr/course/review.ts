/** The daily review of quiz questions, on the dashboard. */
import type { ReviewCode } from '../../../domain/api/review.ts';
import type { ErrorTexts } from '../../errors.ts';
import { errors } from '../errors.ts';

export const review = {
  left: { one: '{n} question à réviser', other: '{n} questions à réviser' },
  done: { one: '{n} faite aujourd’hui', other: '{n} faites aujourd’hui' },
  from: 'Leçon {n}\u00A0: {title}',
  oneTry: 'un seul essai',
  check: 'Vérifier',
  checking: 'Vérification…',
  next: 'Question suivante',
  finish: 'Terminer',
  /** Before the first quiz. */
  empty:
    'Vos questions de quiz reviendront ici\u00A0: le lendemain si vous les avez manquées\u202F; après trois jours, puis dix, puis cinq semaines si vous répondez juste du premier coup\u202F; plus tôt après un second essai. Passez un premier quiz pour commencer.',
  nothing: 'Rien à réviser pour le moment.',
  finished: 'Révision terminée pour aujourd’hui.',
  nextAt: 'Prochaines questions\u00A0: {date}.',
  again: 'Une question manquée revient demain.',
  retry: 'Réessayer',
  errors: {
    ...errors,
    rate_limited: 'Vous avez répondu à soixante questions en une heure. {retry}',
    not_due:
      'Votre dernière réponse n’a pas été comptée\u00A0: cette question n’est plus à réviser.',
    unreadable_answer:
      'Cette réponse n’a pas pu être lue. Pour un nombre, écrivez par exemple 12,5.',
  } satisfies ErrorTexts<ReviewCode>,
};
