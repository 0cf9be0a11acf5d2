/** Articles, dictionary, and texts around long texts. */
import type { ArticleTopic } from '../../../domain/site/article-topics.ts';
import type { TermCategory } from '../../../domain/site/term-categories.ts';

export const reading = {
  articles: {
    title: 'Articles : frais, ordres, risques, expliqués',
    description:
      'Des articles datés et sourcés sur le fonctionnement réel du marché crypto : ordres, frais, liquidité, risques. Les termes renvoient au dictionnaire.',
    heading: 'Articles',
    lede: 'Un sujet, un mécanisme, un calcul que vous pouvez refaire. Les mots du dictionnaire y sont liés à leur définition.',
    topic: 'Sujet',
    allTopics: 'Tous',
    topics: {
      markets: 'Marchés',
      risk: 'Risque',
      fees: 'Frais',
      tokens: 'Jetons',
      networks: 'Réseaux',
      security: 'Sécurité',
      tax: 'Fiscalité',
      regulation: 'Réglementation',
    } satisfies Record<ArticleTopic, string>,
    topicLedes: {
      markets:
        'Comment un prix se forme, et ce qu’un graphique ou un carnet d’ordres montre vraiment.',
      risk: 'Ce que vous pouvez perdre, calculé avant d’acheter plutôt qu’après.',
      fees: 'Ce qu’une opération coûte en tout, ligne par ligne.',
      tokens: 'Qui émet un jeton, combien il en existe, et ce que le détenir vous donne.',
      networks:
        'Comment une transaction est vérifiée, combien de temps elle prend et ce qu’elle coûte.',
      security: 'Garder vos clés, reconnaître une arnaque et savoir quoi faire ensuite.',
      tax: 'Ce qui se déclare en France, avec les formulaires et les calculs.',
      regulation: 'Ce que la loi exige d’une plateforme, et où le vérifier par vos soins.',
    } satisfies Record<ArticleTopic, string>,
    listTitle: 'Articles : {list}',
    listDescription:
      'Articles sur le sujet « {list} », datés et sourcés, avec leurs calculs. Page {page} sur {pages}.',
    empty: 'Aucun article n’est encore publié. Le dictionnaire, lui, est ouvert.',
  },
  dictionary: {
    /** Names of the categories, and the filter that chooses one. */
    category: 'Catégorie',
    categories: {
      chains: 'Blockchain',
      tokens: 'Jetons',
      markets: 'Marchés et ordres',
      analysis: 'Analyse et risque',
      defi: 'DeFi',
      safety: 'Sécurité',
      rules: 'Règles et impôts',
    } satisfies Record<TermCategory, string>,
    termTitle: '{term} : définition et exemple',
    title: 'Dictionnaire crypto : les mots, avec leurs chiffres',
    description:
      'Les mots de la crypto définis en une phrase, puis expliqués avec un exemple chiffré. En français et en anglais, libre d’accès.',
    heading: 'Dictionnaire crypto',
    lede: 'Chaque mot en une phrase, puis avec un exemple et ses chiffres. Le mot anglais figure à côté : c’est souvent lui que vous lirez sur les plateformes.',
    /** Lists by category, or by alphabet once the dictionary is long. */
    listTitle: 'Dictionnaire crypto : {list}',
    listDescription:
      'Dictionnaire crypto, {list} : {n} mots définis en une phrase, avec leur dessin et le mot anglais. Page {page} sur {pages}.',
    alphabetical: 'tous les mots ({from} à {to})',
    listCount: { one: '{n} mot', other: '{n} mots' },
    today: 'Le mot du jour',
    all: 'Tous les mots',
    more: 'Les {n} premiers sont affichés. Précisez votre recherche pour voir les autres.',
    failed:
      'La recherche n’a pas pu être chargée. Vérifiez votre connexion et tapez de nouveau, ou choisissez une lettre.',
    filter: 'Chercher un mot',
    placeholder: 'En français ou en anglais',
    count: { one: '{n} mot', other: '{n} mots' },
    letters: 'Lettres du dictionnaire',
    none: {
      text: 'Aucun mot du dictionnaire ne correspond à « {query} ».',
      advice:
        'Essayez un mot plus court ou l’autre langue, ou cherchez dans les leçons et les articles.',
      search: 'Chercher dans tout le site',
    },
  },
  updated: 'Mis à jour le {date}',
  minutes: '{n} min de lecture',
  reviewed: 'Mis à jour le {date}',
  sourceCount: { one: '{n} source', other: '{n} sources' },
  writtenBy: 'Écrit par {name}',
  reviewedBy: 'Relu par {name}',
  contents: 'Dans cet article',
  sections: { one: '{n} partie', other: '{n} parties' },
  place: '{n} sur {total} · reste {minutes} min',
  placeAtEnd: '{n} sur {total}',
  takeaways: 'À retenir',
  sources: 'Sources',
  consulted: 'consulté le {date}',
  listPage: 'Page {n}',
  following: 'Suivants ({n})',
  listPages: 'Pages de cette liste',
  seeAlso: 'Mots voisins',
  aliases: 'On lit aussi : {words}',
  uses: 'Où ce mot sert',
  useKinds: {
    article: 'article, {n} min',
    lesson: 'leçon, {n} min',
    planned: 'leçon en préparation',
  },
  neighbours: 'Mots précédent et suivant',
  backToDictionary: 'Tout le dictionnaire',
  invite: {
    heading: 'La suite se lit dans la formation',
    text: 'La première leçon est gratuite : comment un registre peut se passer de banque, bloc par bloc.',
  },
  after: 'Après cet article',
  next: 'Lire ensuite · {n} min',
  termOfArticle: 'Le mot à connaître',
  toLesson: 'Passer de la lecture au calcul',
  toLessonText: 'La leçon gratuite se lit en {n} minutes et se termine par des questions.',
  disclaimer:
    'Ce texte explique un mécanisme. Il n’est ni un conseil en investissement ni une invitation à acheter ou à vendre.',
};

export const lesson = {
  lessonOf: 'Leçon {n} sur {total}',
  number: 'Leçon {n}',
  module: 'Module {n}',
  minutes: '{n} minutes',
  updated: 'mise à jour le {date}',
  /** Lessons to have read before, in the head of a lesson. */
  needs: 'Prérequis :',
  noNeeds: 'aucun',
  aims: 'À la fin de cette leçon, vous saurez',
  outline: 'Au programme',
  inModule: 'Dans ce module',
  previous: 'Leçon précédente',
  next: 'Leçon suivante',
  sources: 'Sources',
  free: 'Gratuite avec un compte',
  premium: 'Contenu Premium',
  plannedBody: {
    title: 'Cette leçon est en cours d’écriture',
    text: 'L’introduction est complète ; la suite n’est publiée pour personne, abonnés compris, et n’est pas comptée dans les leçons disponibles. Elle s’ajoutera à l’abonnement sans supplément.',
    free: 'Lire la leçon gratuite',
    course: 'Voir le programme',
  },
};

/** The paywall of a lesson: closed, loading, failed or open. */
export const paywall = {
  free: {
    title: 'Créez un compte pour lire la suite',
    text: 'Cette leçon est gratuite. Un compte suffit : prénom, nom, adresse e-mail, mot de passe et un code de vérification. Aucune carte demandée.',
    createAccount: 'Créer un compte',
    viewPlans: 'Voir les formules',
  },
  premium: {
    title: 'Contenu Premium',
    text: 'Un abonnement actif est nécessaire pour lire la suite.',
    discover: 'Voir les formules',
    laterLink: 'Commencer par la leçon gratuite',
  },
  lapsed: {
    title: 'Votre abonnement a pris fin',
    titleOn: 'Votre abonnement a pris fin le {date}',
    text: 'Votre compte et votre progression sont gardés.',
    complete: {
      one: '{n} leçon complète sur {published} publiées.',
      other: '{n} leçons complètes sur {published} publiées.',
    },
    waits: 'La suite de cette leçon vous attend :',
    price: '{price} par mois, résiliable à tout moment.',
    resume: 'Se réabonner',
  },
  onHold: {
    title: 'Votre abonnement n’ouvre pas les leçons',
    text: 'Vos paramètres disent pourquoi, et quoi faire. Votre progression est gardée.',
    action: 'Gérer l’abonnement',
  },
  contains: '{sections}, {figures} et {questions}.',
  sections: { one: '{n} section', other: '{n} sections' },
  figures: { one: '{n} schéma', other: '{n} schémas' },
  questions: { one: '{n} question', other: '{n} questions' },
  alreadyMember: 'Vous avez déjà un compte ?',
  signIn: 'Se connecter',
  checking: 'Vérification de l’accès…',
  slow: 'Cela prend plus de temps que prévu.',
  opening: 'Ouverture de la leçon…',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  noScript: 'La lecture de la leçon complète demande JavaScript et une connexion à votre compte.',
  errors: {
    access:
      'Une erreur est survenue lors de la récupération de votre abonnement. Rien n’est perdu et rien n’est à payer. Réessayez dans un instant.',
    network:
      'La leçon n’a pas pu être chargée. Votre accès est intact. Vérifiez votre connexion, puis réessayez.',
    unavailable:
      'La leçon n’a pas pu être chargée : la panne est de notre côté, et votre accès est intact. Réessayez dans un instant.',
    stale:
      'Le site a été mis à jour depuis l’ouverture de cette page. Rechargez-la pour lire la leçon.',
    damaged: 'Le contenu reçu est incomplet ou altéré et n’a pas été affiché. Rechargez la page.',
  },
  opened: 'La leçon est ouverte.',
};
