/** The plans page and the two plans, shared by every page. */
import type { PlanKey } from '../../../domain/billing/plans.ts';
import type { PlanLine } from '../../plan-features.ts';

export const plansPage = {
  title: 'Formules et prix',
  description:
    'Formation seule à {formation} par mois, Formation + Signaux à {formationEtSignaux} par mois. Sans engagement, résiliable à tout moment, première leçon gratuite.',
  heading: 'Un abonnement au mois, que vous arrêtez quand vous voulez',
  lede: {
    partial:
      'Sur les {planned} leçons prévues, {published} sont publiées, soit {minutes} min de lecture et leurs quiz. Les suivantes s’ouvrent sans supplément, à leur parution.',
    complete: '{planned} leçons, {hours} h {rest} de lecture et leurs quiz.',
  },
  given: {
    heading: 'Ce que vous recevez',
    text: 'Des schémas, des questions, des sources. Ces trois exemples sont ouverts à tous.',
    figure: {
      title: 'Des schémas où le calcul se voit',
      text: 'Vous acceptez de perdre 40 €, avant frais : la distance au stop fixe la quantité.',
      desc: 'Entrée à 80 €, stop 5 € plus bas, à 75 €. 40 € divisés par 5 € donnent 8 unités.',
      entry: 'Entrée 80 €',
      stop: 'Stop 75 €',
      gap: '5 €',
      result: '40 € ÷ 5 € = 8 unités',
    },
    quiz: {
      title: 'Un quiz qui explique',
      text: 'Chaque réponse, juste ou fausse, est suivie d’une explication.',
      question: 'Un jeton passe de 100 € à 80 €. De combien doit-il monter pour revenir à 100 € ?',
      wrong: 'de 20 % : pris sur 80 €, cela fait 16 €, et non 20 €',
      right: 'de 25 % : il manque 20 €, et 20 ÷ 80 = 0,25',
    },
    sources: {
      title: 'Des sources que vous pouvez ouvrir',
      text: 'Celles de la leçon gratuite, avec le jour où nous les avons lues.',
    },
  },
  features: {
    heading: 'Ce que les deux formules ont en commun',
    items: [
      {
        key: 'security',
        label: 'Sécurité',
        title: 'Vos fonds et vos clés restent chez vous',
        text: 'Nous ne demandons ni accès à un compte, ni clé privée, ni phrase de récupération. Le numéro de carte se saisit chez Stripe : il ne passe pas par ce site.',
      },
      {
        key: 'performance',
        label: 'Performance',
        title: 'Les frais ne sont jamais passés sous silence',
        text: 'Une hausse de 2 % sur 1 000 € affiche 20 €. Avec 0,25 % de frais à l’achat et à la vente, il en reste 14,95 €. Une baisse de 2 % coûte 24,95 €. Chacun de nos calculs dit si les frais sont compris.',
      },
      {
        key: 'control',
        label: 'Contrôle',
        title: 'Vous gardez la main',
        text: 'Nous ne passons aucun ordre, et rien ne vous engage au-delà du mois payé. Arrêter est gratuit et se fait en ligne, en trois étapes ; la date de fin vous est confirmée par écrit.',
      },
    ],
  },
  ticker: {
    heading: 'Les symboles que vous croiserez',
    text: 'Les {n} crypto-actifs de cette ligne sont cotés depuis des années. Y figurer n’est pas une recommandation.',
    label: 'Symboles de crypto-actifs',
    pause: 'Arrêter le défilement',
    resume: 'Reprendre le défilement',
  },
  claim: {
    value: '+{value} %',
    text: 'de satisfaction déclarée',
    source: 'Source : {source}',
    limit: 'Être satisfait d’une formation ne dit rien du résultat de vos opérations.',
  },
  faq: {
    heading: 'Avant de choisir',
    items: [
      {
        question: 'Ma carte, mes données et mes fonds sont-ils en sécurité ?',
        answer:
          'Le numéro de carte se saisit sur la page de Stripe, avec l’authentification de votre banque : nous ne le voyons pas et ne le gardons pas. Nous n’avons aucun accès à vos fonds. Un message qui vous demande une phrase de récupération en notre nom est une arnaque. La [politique de confidentialité](page:privacy) dit ce que nous gardons, et combien de temps.',
      },
      {
        question: 'Que contient un signal, et dois-je le suivre ?',
        answer:
          'Un sens, un prix d’entrée, un objectif, un stop, une durée et le raisonnement. Le signal est le même pour tous : ce n’est pas un conseil personnalisé, et ne rien faire est toujours possible. La page [Signaux de trading](page:signals) en montre un, chiffres compris.',
      },
      {
        question: 'Je débute : quelle formule prendre ?',
        answer:
          'Aucune pour commencer. La [première leçon](page:freeLesson) est gratuite avec un compte, les [articles](page:articles) et le [dictionnaire](page:dictionary) se lisent sans. Si vous continuez, prenez la formation seule : suivre un signal sans savoir doser une position, c’est risquer une somme que l’on n’a pas choisie.',
      },
      {
        question: 'Que comprend le prix, et puis-je ne prendre qu’un mois ?',
        answer:
          'Le prix affiché est le prix débité, TVA comprise, sans frais de dossier, le même jour de chaque mois, ou le dernier jour des mois plus courts. Pour un seul mois, abonnez-vous, puis [résiliez](page:cancelContract) avant le renouvellement : l’accès reste ouvert jusqu’au terme payé et rien n’est plus prélevé. Le reste d’un mois entamé n’est pas remboursé ; dans les quatorze jours qui suivent la commande, vous pouvez plutôt [renoncer au contrat](page:withdrawContract).',
      },
      {
        question: 'Qui répond quand j’ai une question ?',
        answer:
          'Une personne, par e-mail : la page [Assistance](page:support) dit comment nous écrire. Les messages de la formule Formation + Signaux passent en premier. Nous expliquons une leçon, un calcul ou un signal publié ; nous ne disons jamais quoi acheter.',
      },
    ],
  },
  end: {
    heading: 'Lisez d’abord, décidez ensuite',
    text: 'La première leçon est entière et gratuite. Elle vous dira si notre façon d’expliquer vous convient.',
  },
};

export const plans = {
  names: { formation: 'Formation seule', formationEtSignaux: 'Formation + Signaux' },
  descriptions: {
    formation: 'Pour apprendre à votre rythme et décider seul.',
    formationEtSignaux: 'Pour apprendre, et voir la méthode appliquée.',
  },
  free: {
    name: 'Leçon gratuite',
    description: 'Pour voir si notre façon d’expliquer vous convient.',
    lines: [
      'La première leçon entière et son quiz',
      'Tous les articles et le dictionnaire',
      'Le tableau du marché',
    ],
    choose: 'Créer un compte',
  },
  popular: 'Populaire',
  popularFor: 'si vous achetez et vendez déjà',
  openingLater: 'Ouverture à venir',
  atOpening: 'dès l’ouverture',
  perMonth: 'par mois',
  included: 'Compris,',
  later: 'Pas encore ouvert,',
  notIncluded: 'Non compris,',
  features: {
    formation: [
      {
        text: {
          partial:
            '{published} leçons publiées sur {planned}, {minutes} min de lecture, et leurs quiz',
          complete: '{planned} leçons, {hours} h {rest} de lecture, et leurs quiz',
        },
        included: 'yes',
      },
      {
        text: {
          partial: 'Les suivantes sans supplément, à leur parution',
          complete: 'Les mises à jour sans supplément',
        },
        included: 'yes',
      },
      { text: 'Français et anglais, schémas et calculs à refaire', included: 'yes' },
      { text: 'Signaux de trading', included: 'no' },
    ],
    formationEtSignaux: [
      { text: 'Toute la formation', included: 'yes' },
      { text: 'Signaux avec entrée, objectif et stop', included: 'signals' },
      { text: 'Le raisonnement de chaque signal', included: 'signals' },
      { text: 'Réponses prioritaires par e-mail', included: 'plan' },
    ],
  } satisfies Record<PlanKey, readonly PlanLine[]>,
  choose: {
    formation: 'Choisir Formation seule',
    formationEtSignaux: 'Choisir Formation + Signaux',
  },
  own: 'Votre formule',
  manage: 'Gérer mon abonnement',
  notifyMe: 'Me prévenir à l’ouverture',
  note: 'Prix TTC, débité chaque mois, sans engagement. Résiliation en ligne à tout moment.',
};
