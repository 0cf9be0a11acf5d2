/** Dialogs: sign-in, sign-up, code, subscription. Loaded with the dialogs, never with a page. */
export const common = {
  close: 'Fermer',
  required: 'Ce champ est requis',
  invalidEmail: 'Cette adresse e-mail n’est pas complète. Exemple : claire@exemple.fr',
  shortPassword: 'Le mot de passe doit compter au moins 8 caractères.',
  loading: 'Chargement…',
  retry: 'Réessayer',
  unexpected: 'Une erreur est survenue. Rien n’a été enregistré. Réessayez dans un instant.',
  network: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',
};

export const auth = {
  signIn: {
    title: 'Se connecter',
    intro: 'Pour ouvrir vos leçons et votre abonnement.',
    submit: 'Se connecter',
    busy: 'Connexion…',
    switchText: 'Pas encore de compte ?',
    switchLink: 'Créer un compte',
  },
  signUp: {
    title: 'Créer un compte',
    intro: 'Gratuit, et la première leçon s’ouvre aussitôt.',
    submit: 'Recevoir mon code',
    busy: 'Envoi du code…',
    switchText: 'Vous avez déjà un compte ?',
    switchLink: 'Se connecter',
    consent: 'En créant un compte, vous acceptez les',
    consentLink: 'conditions d’utilisation',
  },
  code: {
    title: 'Entrez le code reçu',
    intro: 'Six chiffres envoyés à {email}, valables 10 minutes.',
    label: 'Code de vérification',
    submit: 'Vérifier et créer mon compte',
    busy: 'Création du compte…',
    resendIn: 'Rien reçu ? Vous pourrez renvoyer un code dans {n} s.',
    resend: 'Renvoyer un code',
    resent: 'Un nouveau code vient de partir. L’ancien n’est plus valable.',
    back: 'Corriger mon adresse',
    short: 'Le code compte six chiffres.',
  },
  fields: {
    firstName: 'Prénom',
    lastName: 'Nom',
    email: 'Adresse e-mail',
    password: 'Mot de passe',
    passwordHint:
      '8 caractères au moins. Une phrase que vous retenez vaut mieux qu’un mot compliqué.',
    show: 'Afficher',
    hide: 'Masquer',
    showPassword: 'Afficher le mot de passe',
    hidePassword: 'Masquer le mot de passe',
  },
  errors: {
    genericError: 'Erreur de connexion',
    signUpError: 'Erreur lors de l’inscription',
    verificationEmailError:
      'Le code n’a pas pu être envoyé à cette adresse. Vérifiez-la, ou réessayez dans une minute.',
    invalidVerificationCode: 'Code de vérification incorrect',
    triesLeft: { one: 'Il vous reste {n} essai.', other: 'Il vous reste {n} essais.' },
    codeSpent: 'Après cinq essais, ce code n’est plus valable. Demandez-en un nouveau.',
    codeExpired: 'Ce code a plus de 10 minutes. Demandez-en un nouveau.',
    invalidCredentials: 'Adresse ou mot de passe incorrect. Vérifiez les deux.',
    emailTaken: 'Un compte existe déjà avec cette adresse. Connectez-vous.',
    weakPassword: 'Ce mot de passe est trop facile à deviner. Choisissez-en un plus long.',
    rateLimited: 'Trop de tentatives. Attendez une minute, puis réessayez.',
  },
};

export const checkout = {
  title: 'Votre abonnement',
  accessUnknown:
    'Une erreur est survenue lors de la récupération de votre abonnement. Rien n’est perdu et rien n’est à payer. Vérifiez votre connexion, puis réessayez.',
  accountIntro: 'Un compte d’abord : c’est à lui que l’abonnement sera rattaché.',
  plan: 'Formule',
  plans: { formation: 'Formation seule', formationEtSignaux: 'Formation + Signaux' },
  recap: {
    contents: 'Comprend',
    formation: 'leçons publiées et à venir (20 en tout), quiz, mises à jour',
    formationEtSignaux:
      'leçons publiées et à venir (20 en tout), quiz, signaux dès l’ouverture de leur espace, réponses prioritaires',
    price: 'Prix TTC',
    perMonth: '{price} par mois',
    period: 'Période',
    periodText: 'un mois, reconduit automatiquement, sans engagement',
    discountNote: 'La réduction du code s’affiche sur la page de paiement.',
  },
  method: 'Moyen de paiement',
  card: 'Carte bancaire (Visa, Mastercard)',
  usdt: 'USDT (stablecoin)',
  comingSoon: 'bientôt disponible',
  promo: 'J’ai un code promotionnel',
  promoLabel: 'Code promotionnel',
  termsBefore: 'J’ai lu et j’accepte les',
  termsLink: 'conditions d’utilisation et de vente',
  newTab: '(nouvel onglet)',
  waiver:
    'Je demande l’accès immédiat et je reconnais perdre mon droit de rétractation de 14 jours dès l’ouverture du contenu.',
  acceptTerms: 'Vous devez accepter les conditions',
  acceptWaiver: 'L’accès immédiat demande votre accord exprès.',
  pay: 'S’abonner avec obligation de paiement : {price}/mois',
  processing: 'Ouverture du paiement…',
  secure: 'Vous allez payer sur la page de Stripe. Votre carte ne passe pas par notre site.',
  risk: 'Les crypto-actifs présentent un risque de perte totale ou partielle du capital. Les performances passées ne préjugent pas des performances futures.',
  errors: {
    signInFirst: 'Veuillez vous connecter pour continuer',
    paymentError: 'Une erreur est survenue lors du paiement',
    unknownPrice:
      'Cette formule n’est plus vendue à ce prix. Rechargez la page pour voir le prix actuel.',
    invalidPromotionCode:
      'Ce code promotionnel est inconnu ou expiré. Corrigez-le, ou videz le champ.',
    alreadySubscribed: 'Vous avez déjà un abonnement actif. Il n’y a rien à payer.',
    paymentDue:
      'Vous avez déjà un abonnement, mais son dernier paiement n’a pas abouti. Payez la facture que Stripe vous a envoyée par e-mail ; un second abonnement vous serait débité en plus.',
    rateLimited: 'Trop de tentatives. Attendez une minute, puis réessayez.',
  },
  goToCourse: 'Aller à la formation',
};
