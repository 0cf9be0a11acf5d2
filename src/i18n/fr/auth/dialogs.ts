/** Dialogs: sign-in, sign-up, code, subscription. Loaded with the dialogs, never with a page. */
import type { CheckoutCode } from '../../../domain/api/stripe-checkout.ts';
import type { AuthErrorCode } from '../../../domain/account/errors.ts';
import type { ErrorTexts } from '../../errors.ts';
import { inactive } from '../billing/inactive.ts';
import { errors } from '../errors.ts';

export const common = {
  close: 'Fermer',
  loading: 'Chargement…',
  slow: 'Cela prend plus de temps que prévu.',
  retry: 'Réessayer',
};

/** The three strengths of a new password. */
export const strength = {
  label: 'Solidité du mot de passe',
  refused: 'Refusé',
  weak: 'Faible',
  fair: 'Correct',
  strong: 'Solide',
  weakText:
    'Faible : accepté, mais un mot ou deux de plus le rendraient bien plus difficile à deviner.',
  fairText: 'Correct : difficile à deviner s’il ne sert qu’ici.',
  strongText: 'Solide : très difficile à deviner s’il ne sert qu’ici.',
};

export { fieldErrors } from '../field-errors.ts';
export { slides } from '../checkout/slides.ts';

export const auth = {
  signIn: {
    title: 'Se connecter',
    intro: 'Pour retrouver vos leçons et votre abonnement.',
    submit: 'Se connecter',
    busy: 'Connexion…',
    forgot: 'Mot de passe oublié ?',
    switchText: 'Pas encore de compte ?',
    switchLink: 'Créer un compte',
    missing: {
      email: 'Ce champ est requis : saisissez l’adresse e-mail de votre compte.',
      password: 'Ce champ est requis : saisissez le mot de passe de votre compte.',
    },
  },
  signUp: {
    title: 'Créer un compte',
    intro: 'Gratuit, et la première leçon s’ouvre aussitôt.',
    submit: 'Recevoir mon code',
    busy: 'Envoi du code…',
    switchText: 'Vous avez déjà un compte ?',
    switchLink: 'Se connecter',
    acceptTerms: 'J’ai lu et j’accepte les',
    termsLink: 'conditions d’utilisation et de vente',
    newTab: '(nouvel onglet)',
    missing: {
      firstName: 'Ce champ est requis : il nous faut votre prénom pour vous saluer.',
      lastName:
        'Ce champ est requis : il nous faut votre nom, pour le proposer sur votre certificat.',
      email: 'Ce champ est requis : il nous faut votre adresse e-mail pour vous envoyer le code.',
      password: 'Ce champ est requis : choisissez le mot de passe qui protégera votre compte.',
    },
  },
  google: {
    button: 'Continuer avec Google',
    or: 'ou avec une adresse e-mail',
    consent: 'Ce bouton ouvre aussi un compte si vous n’en avez pas : vous acceptez alors les',
  },
  code: {
    title: 'Entrez le code reçu',
    intro: 'Six chiffres envoyés à {email}, valables 10 minutes.',
    label: 'Code de vérification',
    hint: 'Le sixième chiffre lance la vérification.',
    submit: 'Vérifier et créer mon compte',
    busy: 'Création du compte…',
    resendIn: 'Rien reçu ? Vous pourrez demander un autre code dans {n} s.',
    resend: 'Renvoyer un code',
    resent: 'Un nouveau code vient de partir. L’ancien n’est plus valable.',
    back: 'Corriger mon adresse',
    short: 'Le code compte six chiffres.',
    members:
      'Une adresse qui a déjà un compte ne reçoit pas de code. Dans ce cas, connectez-vous, ou choisissez un nouveau mot de passe.',
  },
  exists: { signIn: 'Se connecter', reset: 'Choisir un nouveau mot de passe' },
  reset: {
    title: 'Mot de passe oublié',
    intro:
      'Indiquez l’adresse de votre compte : nous y enverrons un lien pour choisir un autre mot de passe.',
    submit: 'Recevoir le lien',
    busy: 'Envoi…',
    back: 'Revenir à la connexion',
    enterEmailAddress: 'Veuillez saisir votre adresse email',
  },
  resetSent: {
    title: 'Consultez votre messagerie',
    text: 'Si un compte existe avec l’adresse {email}, un lien vient d’y être envoyé. Il reste valable 10 minutes et ne sert qu’une fois.',
    help: 'Rien après quelques minutes ? Regardez dans les indésirables, et vérifiez l’adresse ci-dessus : par discrétion, nous répondons la même chose, qu’un compte existe ou non.',
    resendIn: 'Vous pourrez demander un autre lien dans {n} s.',
    resend: 'Envoyer un autre lien',
    resent: 'Une nouvelle demande vient d’être faite. Seul le dernier lien reçu est valable.',
    other: 'Essayer une autre adresse',
  },
  factor: {
    title: 'Double authentification',
    intro:
      'Ouvrez votre application d’authentification et recopiez les six chiffres qu’elle affiche pour ce site.',
    label: 'Code à six chiffres',
    hint: 'Le sixième chiffre lance la vérification.',
    submit: 'Vérifier',
    busy: 'Vérification…',
    short: 'Le code compte six chiffres.',
    useRecovery: 'Utiliser un code de secours',
    useApp: 'Revenir au code de l’application',
    other: 'Utiliser un autre compte',
  },
  recovery: {
    title: 'Code de secours',
    intro:
      'Un des dix codes que vous avez gardés. Il ne sert qu’une fois, et l’utiliser désactive la double authentification.',
    label: 'Code de secours',
    hint: 'Huit caractères, par exemple ABCD-2345.',
    submit: 'Utiliser ce code',
    busy: 'Vérification…',
    missing: 'Ce champ est requis : recopiez un de vos codes de secours.',
  },
  factorRemoved: {
    title: 'Vous êtes connecté',
    text: 'Ce code de secours a servi, et la double authentification est désactivée. Vous pouvez la réactiver dans vos paramètres, avec dix nouveaux codes.',
    settings: 'Ouvrir les paramètres',
    done: 'Continuer',
  },
  openedAccount: {
    same: 'Compte : {email}',
    other:
      'Ce lien a ouvert le compte {email} : ce navigateur n’est plus connecté à celui que vous utilisiez.',
    signOut: 'Se déconnecter',
  },
  newPassword: {
    title: 'Choisissez un nouveau mot de passe',
    intro: 'Enregistrez-le maintenant : l’ancien ne fonctionne peut-être déjà plus.',
    submit: 'Enregistrer ce mot de passe',
    busy: 'Enregistrement…',
    missing: {
      password: 'Ce champ est requis : choisissez votre nouveau mot de passe.',
      confirmPassword:
        'Ce champ est requis : retapez le même mot de passe, pour éviter une faute de frappe.',
    },
  },
  passwordChanged: {
    title: 'Votre mot de passe a changé',
    text: 'Vous êtes connecté sur ce navigateur. Les sessions de vos autres appareils ont été fermées.',
    dashboard: 'Aller au tableau de bord',
    settings: 'Voir mes paramètres',
  },
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    confirmPassword: 'Confirmez le mot de passe',
    newPassword: 'Nouveau mot de passe',
    passwordHint:
      '8 caractères au moins. Une phrase que vous retenez vaut mieux qu’un mot compliqué.',
    show: 'Afficher',
    hide: 'Masquer',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
  },
  triesLeft: { one: 'Il vous reste {n} essai.', other: 'Il vous reste {n} essais.' },
  errors: {
    ...errors,
    sign_in_failed:
      'Erreur de connexion. Réessayez dans un instant ; si cela recommence, écrivez-nous.',
    sign_up_failed:
      'Erreur lors de l’inscription. Réessayez dans un instant ; si cela recommence, écrivez-nous.',
    google_failed:
      'La connexion avec Google n’a pas pu commencer. Réessayez, ou connectez-vous avec votre adresse.',
    reset_failed: 'La demande n’a pas abouti. Rien n’a changé : réessayez dans un instant.',
    code_not_sent:
      'Le code n’a pas pu être envoyé à cette adresse. Vérifiez-la, ou réessayez dans une minute.',
    code_unreachable:
      'Le service qui envoie le code n’a pas pu être joint. Vérifiez votre connexion, ou suspendez votre bloqueur de publicité pour ce site, puis réessayez.',
    code_refused:
      'Le service qui envoie le code a refusé cette demande. Essayez avec une autre adresse, ou écrivez-nous.',
    code_automated:
      'Le service qui envoie le code a pris votre navigateur pour un robot. Réessayez avec un autre navigateur, ou écrivez-nous.',
    wrong_code: 'Code de vérification incorrect',
    code_spent: 'Après cinq essais, ce code n’est plus valable. Demandez-en un nouveau.',
    code_expired: 'Ce code a plus de 10 minutes. Demandez-en un nouveau.',
    invalid_credentials: 'Adresse ou mot de passe incorrect. Vérifiez les deux.',
    account_exists:
      'Votre adresse est vérifiée, mais aucun compte n’a été créé : il en existe sans doute déjà un, avec un autre mot de passe.',
    password_not_saved:
      'Votre compte est ouvert, mais votre mot de passe n’a pas pu être enregistré. Choisissez-en un nouveau par un lien envoyé par e-mail.',
    email_not_confirmed:
      'Cette adresse n’est pas encore confirmée. Ouvrez le message reçu à l’inscription.',
    email_refused:
      'Aucun message ne peut être envoyé à cette adresse. Vérifiez-la, ou prenez-en une autre.',
    weak_password: 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.',
    same_password: 'C’est déjà votre mot de passe. Choisissez-en un autre.',
    wrong_factor_code:
      'Ce code n’est pas le bon, ou il vient de changer. Recopiez celui qui s’affiche maintenant.',
    invalid_code:
      'Ce code de secours est inconnu ou a déjà servi. Vérifiez-le, ou prenez-en un autre.',
    factor_expired:
      'La vérification a pris trop de temps. Recopiez le code qui s’affiche maintenant.',
    link_spent: 'Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.',
    signup_disabled:
      'Aucun nouveau compte ne peut être créé pour le moment. Réessayez plus tard, ou écrivez-nous.',
    method_closed: 'Cette façon de se connecter n’est pas disponible. Choisissez-en une autre.',
    user_banned: 'Ce compte est suspendu. Écrivez-nous pour en savoir plus.',
    other_way_in: 'Ce compte s’ouvre autrement. Essayez l’autre façon de vous connecter.',
    captcha_failed:
      'La vérification contre les robots n’a pas abouti. Suspendez votre bloqueur de publicité pour ce site, rechargez la page, puis réessayez.',
    no_factor: 'La double authentification de ce compte est déjà désactivée. Rechargez la page.',
    factor_not_found: 'Votre session a pris fin. Connectez-vous de nouveau.',
  } satisfies ErrorTexts<AuthErrorCode>,
};

const paymentError =
  'Une erreur est survenue lors du paiement. Rien n’a été débité. Réessayez dans un instant ; si cela recommence, écrivez-nous.';

export const checkout = {
  title: 'Votre abonnement',
  order: 'Votre commande',
  steps: {
    label: 'Étapes de la commande',
    account: 'Compte',
    code: 'Code',
    payment: 'Paiement',
    done: 'fait',
  },
  payTitle: 'Vérifiez, puis payez',
  monthly: '{price}/mois',
  accessUnknown:
    'Une erreur est survenue lors de la récupération de votre abonnement. Rien n’est perdu et rien n’est à payer. Réessayez dans un instant.',
  accountIntro:
    'Un compte d’abord : c’est à lui que l’abonnement sera rattaché. Rien n’est débité à cette étape.',
  plan: 'Formule',
  plans: { formation: 'Formation seule', formationEtSignaux: 'Formation + Signaux' },
  openingLater: 'ouverture à venir',
  notifyMe: 'Me prévenir de l’ouverture des signaux',
  recap: {
    label: 'Votre commande en résumé',
    unfold: 'Voir le détail de la commande',
    fold: 'Replier le détail de la commande',
    lessons: { partial: '{published} leçons publiées sur {planned}', complete: '{planned} leçons' },
    reading: {
      partial: '{minutes} min de lecture, et leurs quiz',
      complete: '{hours} h {rest} de lecture, leurs quiz et leurs mises à jour',
    },
    later: 'Les suivantes sans supplément, à leur parution, sans date promise',
    signals: 'Signaux avec leur raisonnement, réponses prioritaires',
    perMonth: 'par mois',
    period:
      'Durée indéterminée, payée mois par mois jusqu’à ce que vous résiliiez, sans engagement.',
    vat: 'TVA française de {rate} % comprise ({amount}).',
    vatNote:
      'Hors de France, la TVA de votre pays peut remplacer celle-ci ; le prix reste le même.',
    today: 'Aujourd’hui',
    then: 'puis le {day} de chaque mois',
    thenOrLast: 'puis le {day} de chaque mois, ou le dernier jour des mois plus courts',
    dueLine: 'Aujourd’hui {price}, {then}, jusqu’à ce que vous résiliiez.',
    discountNote: 'Stripe le vérifie, et la réduction s’affiche avant que vous payiez.',
  },
  method: 'Moyen de paiement',
  card: 'Carte bancaire',
  cards: 'Visa, Mastercard',
  usdt: 'USDT (stablecoin)',
  comingSoon: 'bientôt disponible',
  promo: 'J’ai un code promotionnel',
  promoLabel: 'Code promotionnel',
  termsBefore: 'J’ai lu et j’accepte les',
  termsLink: 'conditions d’utilisation et de vente',
  newTab: '(nouvel onglet)',
  waiver:
    'Je demande l’accès immédiat et je reconnais perdre ainsi mon droit légal de rétractation. Le vendeur le maintient : une première rétractation dans les 14 jours est remboursée en entier.',
  acceptTerms: 'Vous devez accepter les conditions',
  acceptWaiver: 'L’accès immédiat demande votre accord exprès. Cochez la case pour continuer.',
  pay: 'S’abonner avec obligation de paiement : {price}/mois',
  processing: 'Ouverture du paiement…',
  secure: 'Vous allez payer sur la page de Stripe. Votre carte ne passe pas par notre site.',
  risk: 'Les crypto-actifs présentent un risque de perte totale ou partielle du capital. Les performances passées ne préjugent pas des performances futures.',
  errors: {
    ...errors,
    method_not_allowed: paymentError,
    too_large: paymentError,
    bad_request: paymentError,
    unavailable: paymentError,
    unexpected: paymentError,
    foreign_url: paymentError,
    'Failed to create checkout session': paymentError,
    unauthenticated: 'Veuillez vous connecter pour continuer',
    unknown_price:
      'Cette formule n’est plus vendue à ce prix. Rechargez la page pour voir le prix actuel.',
    invalid_promotion_code:
      'Ce code promotionnel est inconnu ou expiré. Corrigez-le, ou videz le champ.',
    plan_not_open:
      'La formule avec signaux ne se vend pas encore : son espace n’est pas ouvert. Choisissez Formation seule.',
    checkout_closed:
      'Cet aperçu du site ne prend pas de commande : le vendeur n’y est pas encore nommé. Rien n’a été débité.',
    already_subscribed: 'Vous avez déjà un abonnement actif. Il n’y a rien à payer.',
    payment_due:
      'Vous avez déjà un abonnement, qui attend un paiement. Réglez-le depuis vos paramètres ; un second abonnement vous serait débité en plus.',
  } satisfies ErrorTexts<CheckoutCode>,
  paymentDueUntil:
    'Votre abonnement reste ouvert jusqu’au {date}, mais son dernier paiement n’a pas abouti. Réglez-le depuis vos paramètres pour garder l’accès ; un second abonnement vous serait débité en plus.',
  toBilling: 'Régler ce paiement',
  inactive,
  otherPlan:
    'Votre abonnement est « {current} ». Pour passer à « {wanted} », changez de formule dans vos paramètres : le montant exact s’affiche avant votre accord, et vous ne payez pas deux fois.',
  toChange: 'Changer de formule',
  goToDashboard: 'Aller au tableau de bord',
  goToCourse: 'Aller à la formation',
};
