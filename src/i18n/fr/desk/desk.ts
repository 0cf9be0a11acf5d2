/** Common texts of the desk. */
import type { DeskCode } from '../../../domain/api/desk.ts';
import type { SignalPublishCode } from '../../../domain/api/signal-publish.ts';
import type { ErrorTexts } from '../../errors.ts';

export const desk = {
  loading: 'Ouverture du bureau…',
  retry: 'Réessayer',
  close: 'Fermer',
  tabs: 'Sections du bureau',
  tab: {
    signals: 'Signaux',
    deliveries: 'Envois',
    bookings: 'Rendez-vous',
    tickets: 'Messages',
  },
  notEditor: {
    title: 'Le bureau est réservé à la rédaction',
    text: 'Votre compte n’en fait pas partie. Si vous venez d’y entrer, demandez à la personne qui administre le site de vous donner le rôle, puis reconnectez-vous.',
    back: 'Votre tableau de bord',
  },
  secondFactor: {
    title: 'Le bureau demande la double authentification',
    text: 'Votre compte fait partie de la rédaction, mais cette session s’est ouverte sans double authentification. Activez-la dans vos paramètres, puis revenez ici.',
    settings: 'Activer la double authentification',
  },
  failed: 'Le bureau n’a pas pu être ouvert.',
  stale:
    'Les dernières données n’ont pas pu être lues. Ce qui est affiché peut avoir changé ; ce que vous écrivez est gardé dans cet onglet.',
  errors: {
    method_not_allowed: 'La demande a été refusée. Rechargez la page.',
    too_large: 'Le texte est trop long.',
    bad_request: 'Une des valeurs a été refusée. Vérifiez le formulaire.',
    unauthenticated:
      'Votre session a pris fin. Reconnectez-vous : ce que vous avez écrit est gardé dans cet onglet.',
    second_factor_required:
      'Cette session n’a plus sa double authentification. Reconnectez-vous : ce que vous avez écrit est gardé dans cet onglet.',
    not_editor: 'Ce compte ne fait plus partie de la rédaction.',
    rate_limited: 'Trop de demandes. {retry}',
    unavailable: 'Le serveur n’a pas pu répondre. Rien n’est perdu. {retry}',
    network: 'Pas de réponse. Vérifiez la connexion, puis réessayez.',
    unexpected: 'Réponse inattendue. Réessayez dans un instant.',
    conflict: 'Une autre personne a changé cela entre-temps. L’état affiché est le plus récent.',
    unknown: 'Cet élément n’existe plus.',
    too_early: 'Le rendez-vous n’a pas encore commencé.',
    day_past: 'Ce jour est passé, ou trop éloigné.',
    signals_closed:
      'Les signaux ne sont pas ouverts : seul un essai peut être publié. Ouvrez le service dans les réglages.',
    levels: 'Ces valeurs contredisent le signal : un niveau, un prix ou une heure impossible.',
    not_compared:
      'Les derniers prix n’ont pas encore pu être comparés aux niveaux du signal. Réessayez dans une minute.',
    no_price: 'Les données de marché n’ont pas de prix en ce moment. Donnez le prix et sa source.',
    data_decided:
      'Les données de marché ont les prix de ce moment, et ils n’ont pas atteint le niveau. Donnez un moment qui leur manque.',
    no_analyst: 'Nommez d’abord l’analyste.',
    no_record: 'L’historique est vide. Publiez d’abord un essai.',
    not_signed: 'La demande a été refusée.',
    replayed: 'La demande a déjà été reçue.',
    too_old: 'La demande est trop ancienne.',
    retryIn: 'Réessayez dans {time}.',
    retryLater: 'Réessayez un peu plus tard.',
  } satisfies ErrorTexts<DeskCode | SignalPublishCode>,
};
