/** Settings: texts shared by all sections, then identity, address and password. */
import type { SettingsErrorCode } from '../../../domain/account/errors.ts';
import type { ErrorTexts } from '../../errors.ts';
import { auth } from '../auth/dialogs.ts';
import { deletion, identity as identityFields, newEmail, newPassword } from '../required-fields.ts';

export const common = {
  navigation: 'Sections des paramètres',
  all: 'Tous les paramètres',
  loading: 'Chargement de vos paramètres…',
  unread: 'Cette partie n’a pas pu être lue. Rien n’est perdu.',
  slow: 'Cela prend plus de temps que prévu.',
  retry: 'Réessayer',
  save: 'Enregistrer',
  busy: 'Un instant…',
  saved: 'Enregistré.',
  cancel: 'Annuler',
};

/** The section of webhooks; its texts are in signals/webhooks.ts. */
export const execution = { heading: 'Exécution automatique' };

export const missing = { identity: identityFields, newEmail, newPassword, deletion };

const unexpected =
  'La demande n’a pas abouti. Réessayez dans un instant ; si cela recommence, écrivez-nous.';
const emailRefused =
  'Cette adresse ne peut pas être utilisée ici. Vérifiez-la, ou choisissez-en une autre.';
const wrongFactorCode =
  'Ce code n’est pas le bon, ou il a déjà servi. Attendez le suivant dans votre application, puis tapez-le.';

export const errors = {
  ...auth.errors,
  network:
    'Nous n’avons pas reçu de réponse. Ce que vous avez tapé est toujours là. Vérifiez votre connexion, puis réessayez.',
  unexpected,
  method_not_allowed: unexpected,
  too_large: unexpected,
  bad_request: unexpected,
  unavailable:
    'La panne est de notre côté. Rien n’est perdu : réessayez dans un instant ; si cela recommence, écrivez-nous.',
  unauthenticated: 'Votre session a pris fin. Reconnectez-vous, puis recommencez.',
  second_factor_required:
    'Cette session a été ouverte sans le code de votre application. Déconnectez-vous, reconnectez-vous avec le code, puis recommencez.',
  invalid_credentials: 'Ce n’est pas votre mot de passe actuel. Vérifiez-le, puis réessayez.',
  same_password: 'Le nouveau mot de passe est le même que l’actuel. Choisissez-en un autre.',
  weak_password: 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.',
  email_refused: emailRefused,
  account_exists: emailRefused,
  same_email: 'C’est déjà l’adresse de votre compte. Saisissez-en une autre.',
  link_spent:
    'Ce lien a expiré ou a déjà servi. Si votre adresse n’a pas changé, demandez un nouveau lien depuis vos paramètres.',
  invalid_link:
    'Ce lien a plus d’une heure, ou il a été demandé par un autre compte que celui-ci. Demandez-en un nouveau depuis la section « Double authentification ».',
  wrong_factor_code: wrongFactorCode,
  factor_expired: wrongFactorCode,
  factor_not_found:
    'Cette activation a été abandonnée ailleurs, ou a expiré. Annulez et recommencez : une nouvelle clé sera créée.',
  confirmation_mismatch:
    'Ce n’est pas l’adresse de votre compte. Rien n’a été effacé : vérifiez-la, puis réessayez.',
  erasure_pending:
    'Votre demande est enregistrée, mais le compte n’a pas pu être effacé tout de suite. Nous réessaierons automatiquement : vous n’avez rien d’autre à faire. Un dernier e-mail vous dira que c’est fait.',
  erasure_unknown:
    'Nous n’avons pas reçu de confirmation, mais votre demande a pu être enregistrée. Dans ce cas, le compte sera effacé sans que vous ayez rien d’autre à faire, et un dernier e-mail vous le dira. Si aucun e-mail n’arrive dans l’heure, recommencez : rien ne sera fait deux fois.',
  stripe_unavailable:
    'Stripe ne répond pas. Rien n’a été changé, à notre connaissance. Réessayez dans un instant.',
  no_subscription:
    'Il n’y a plus d’abonnement à modifier. Rechargez la page pour voir où il en est.',
  plan_not_open:
    'Cette formule n’est pas encore en vente : l’espace des signaux n’est pas ouvert. Rien n’a été changé.',
  same_plan: 'C’est déjà votre formule. Rien n’a été changé.',
  ending: 'Votre abonnement est résilié. Reprenez-le d’abord, puis recommencez.',
  payment_due:
    'Un paiement est en attente ou en cours. Si cette page vous le demande, réglez-le d’abord ; sinon, recommencez dans une heure. Rien n’a été changé.',
  changed:
    'Le montant n’est plus celui qui était affiché : rien n’a été prélevé. Voici le nouveau calcul.',
  preview_expired: 'Le montant affiché n’est plus à jour : rien n’a été prélevé. Voici le nouveau.',
  too_many_changes:
    'Vous avez déjà changé quatre fois de formule en 24 heures : elle reste comme elle est. Vous pourrez en changer à nouveau demain.',
  suspended:
    'Le paiement de cette période vous a été remboursé, ou il est contesté auprès de votre banque. La formule ne peut pas changer : écrivez-nous, et nous verrons ensemble.',
  card_declined:
    'Votre banque a refusé cette carte : l’ancienne reste en place. Vérifiez auprès d’elle, ou essayez une autre carte.',
  plan_unchanged:
    'Votre banque a refusé le paiement : votre formule reste la même et rien n’est débité. Vérifiez auprès d’elle, ou essayez une autre carte.',
  unknown_card: 'Cette carte n’a pas été reconnue. Recommencez la saisie.',
  card_incomplete: 'La saisie de la carte est incomplète : voyez les champs signalés.',
  card_not_authenticated:
    'Votre banque n’a pas pu confirmer que c’était bien vous. La carte n’a pas été changée. Recommencez, ou prenez-en une autre.',
  stripe_blocked:
    'Le formulaire de Stripe n’a pas pu s’ouvrir. Une extension ou votre réseau le bloque peut-être. La page de Stripe, elle, permet aussi de changer de carte.',
} satisfies ErrorTexts<SettingsErrorCode>;

export const identity = {
  heading: 'Identité',
  intro:
    'Pour vous saluer, et pour proposer un nom sur votre certificat. Rien de cela n’est public.',
  firstName: 'Prénom',
  lastName: 'Nom (facultatif)',
  phone: 'Téléphone (facultatif)',
  phoneHint: 'Il ne sert qu’à vous joindre si vous le demandez. Exemple : +33 6 12 34 56 78',
  language: 'Langue des e-mails',
  languages: { fr: 'Français', en: 'Anglais' },
};

export const email = {
  heading: 'Adresse e-mail',
  now: 'Votre adresse',
  field: 'Nouvelle adresse',
  hint: 'Un e-mail part à votre adresse actuelle et un autre à la nouvelle. Rien ne change tant que vous n’avez pas confirmé depuis les deux.',
  submit: 'Demander le changement',
  sent: 'Les e-mails viennent de partir, à l’adresse actuelle et à la nouvelle.',
  pending: 'Nouvelle adresse demandée : {email}.',
  pendingText:
    'Ouvrez les deux e-mails et confirmez dans chacun. Sans cela, votre adresse ne change pas : pour renoncer, il suffit de ne pas suivre les liens, qui expirent d’eux-mêmes.',
  again: 'Renvoyer les e-mails',
  other: 'Demander une autre adresse',
  link: {
    heading: 'Confirmer le changement d’adresse',
    text: 'Vous avez suivi le lien d’un e-mail. Rien n’est encore confirmé : ce bouton le fait, une seule fois.',
    confirm: 'Confirmer',
    dismiss: 'Ne pas confirmer',
    changed:
      'C’est fait : votre compte a changé d’adresse. Connectez-vous désormais avec la nouvelle.',
    half: 'C’est confirmé depuis cette adresse. Il reste à ouvrir l’e-mail reçu à l’autre, et à y confirmer aussi.',
    done: 'Voir mes paramètres',
  },
};

export const password = {
  heading: 'Mot de passe',
  current: 'Mot de passe actuel',
  next: 'Nouveau mot de passe',
  submit: 'Changer le mot de passe',
  changed: 'Mot de passe changé. Vos autres appareils ont été déconnectés.',
  forgotten: 'Vous l’avez oublié ?',
  mailLink: 'Recevoir un lien par e-mail',
  mailed:
    'Un lien vient de partir à l’adresse {email}. Il est valable 10 minutes et ne sert qu’une fois.',
  google:
    'Vous vous connectez avec Google. Pour pouvoir aussi le faire avec un mot de passe, demandez un lien à l’adresse {email} : il permet d’en choisir un.',
};
