/**
 * The FAQ of the help page, in groups; the page and its structured data are built from it. In
 * an answer, `[words](page:id)` is a link: see src/domain/site/inline-links.ts. The first question of
 * some groups is also on the support page (CommonQuestions.astro). Statements about money must match the
 * terms of sale.
 */
import { signalsText } from '../../signals-text.ts';
import { courseText } from '../../course-facts.ts';

/** How many lessons can be read today. */
export const lessonsPublished = {
  partial:
    'À ce jour, {published} sur {planned} prévues, soit {minutes} minutes de lecture. Le [programme](page:course) marque « En préparation » celles dont le texte n’est encore ouvert à personne, pas même aux abonnés : regardez-le avant de payer. Les suivantes s’ajoutent sans supplément ; nous ne promettons pas de date.',
  complete:
    'Toutes : {planned} leçons en {modules} modules, soit {hours} h {rest} de lecture. Le [programme](page:course) dit ce que chacune vous apprend.',
};

export const faq = {
  title: 'Questions fréquentes',
  description:
    'Compte, paiement, résiliation, leçons, signaux, sécurité, rendez-vous, assistance et données : les réponses, et la page du site où chacune se vérifie.',
  heading: 'Questions fréquentes',
  lede: 'Des réponses courtes, avec un lien vers la page où les vérifier. Sur l’argent, les conditions d’utilisation et de vente font foi.',
  jump: 'Aller à un sujet',
  notFound: 'Votre question n’est pas ici ?',
  write: 'Nous écrire',
  groups: [
    {
      key: 'start',
      title: 'Avant de commencer',
      items: [
        {
          question: 'À qui s’adresse la formation ?',
          answer:
            'Aux adultes qui veulent comprendre ce qu’ils achètent avant d’y mettre de l’argent, ou comprendre après coup ce qui leur est arrivé. Elle ne convient pas à qui cherche un revenu rapide, ni à qui veut que l’on décide à sa place. La page [À propos](page:about) le dit en détail.',
        },
        {
          question: 'Faut-il déjà connaître la crypto ?',
          answer:
            'Non. La [première leçon](page:freeLesson) part d’un virement de 10 € entre amis, ne suppose aucune connaissance et explique ses mots techniques. Si vous achetez et vendez déjà, commencez par [la gestion du risque](page:lesson/gestion-risque), ouverte aux abonnés : elle chiffre ce qu’une mauvaise série vous coûterait.',
        },
        {
          question: 'Vais-je gagner de l’argent ?',
          answer:
            'Nous n’en savons rien, et personne ne le sait. Les crypto-actifs peuvent perdre toute leur valeur. La formation vous apprend à chiffrer ce que vous risquez, à réduire les frais et à reconnaître les pièges connus. Elle ne promet aucun résultat.',
        },
        {
          question: 'Faut-il investir pour suivre les leçons ?',
          answer:
            'Non. Vous pouvez suivre toutes les leçons sans acheter un seul crypto-actif. Si vous comptez investir, rapportez le prix de l’abonnement à votre capital : avec 1 000 €, chaque tranche de 100 € d’abonnement vous coûte 10 % avant toute opération.',
        },
      ],
    },
    {
      key: 'account',
      title: 'Compte',
      items: [
        {
          question: 'Que puis-je lire sans compte, et à quoi sert le compte gratuit ?',
          answer:
            'Sans compte : les [articles](page:articles), le [dictionnaire](page:dictionary) et le début de chaque leçon du [programme](page:course). Le compte gratuit ouvre la première leçon en entier ; il est aussi nécessaire pour s’abonner. Aucune carte n’est demandée pour le [créer](page:createAccount).',
        },
        {
          question: 'Je ne reçois pas le code de vérification. Que faire ?',
          answer:
            'Regardez dans les courriers indésirables, puis vérifiez l’adresse que vous avez saisie. Un nouveau code peut être demandé après une minute. Chaque code est valable dix minutes, pour cinq essais. Si vous avez déjà un compte, connectez-vous, ou choisissez un nouveau mot de passe. Si le code n’arrive toujours pas, [écrivez-nous](page:support) en indiquant l’adresse et l’heure de l’essai, jamais votre mot de passe.',
        },
        {
          question: 'J’ai oublié mon mot de passe. Comment retrouver mon compte ?',
          answer:
            'Dans la fenêtre de connexion, choisissez « Mot de passe oublié ? », ou passez par la page [Retrouver l’accès à votre compte](page:resetPassword) : un lien part à votre adresse, et vous choisissez un nouveau mot de passe. Nous ne pouvons pas vous redonner l’ancien : il n’est gardé que sous une forme que personne ne sait relire.',
        },
        {
          question: 'Comment effacer mon compte ?',
          answer:
            'Dans les [paramètres](page:settings), section « Vos données ». L’abonnement en cours est résilié d’abord s’il y en a un, puis le compte est effacé ; un e-mail le confirme. Téléchargez d’abord une copie de vos données, au même endroit. La [politique de confidentialité](page:privacy#rights) dit ce qui doit être conservé, et combien de temps.',
        },
      ],
    },
    {
      key: 'payment',
      title: 'Formules et paiement',
      items: [
        {
          question: 'Comment résilier ?',
          answer:
            'Par la page [Résilier votre contrat](page:cancelContract), au bas de chaque page du site et dans vos paramètres : votre nom, l’adresse du compte, puis le bouton « Notifier la résiliation ». C’est gratuit, sans motif et sans connexion obligatoire. Un e-mail confirme la date de fin : vous gardez l’accès jusqu’au terme du mois payé, et rien n’est prélevé ensuite. Jusqu’à ce terme, l’abonnement se reprend dans les [paramètres](page:settings). Si le mois en cours n’est pas payé, le contrat prend fin aussitôt et rien n’est dû.',
        },
        {
          question: 'Puis-je être remboursé ?',
          answer:
            'Oui, dans les quatorze jours qui suivent la commande, par la page [Renoncer au contrat ici](page:withdrawContract) : l’accès s’arrête aussitôt et tout ce que vous avez payé pour ce contrat vous est remboursé, même si vous avez demandé l’accès immédiat et ouvert des leçons. Si vous vous êtes déjà rétracté une fois (même compte, même adresse ou même carte), ou si un paiement est contesté auprès de votre banque, une personne décide du remboursement. Si vous résiliez en cours de mois, le reste du mois n’est pas remboursé. Le détail est dans les [conditions](page:terms#withdrawal).',
        },
        {
          question: 'Quelle formule choisir ?',
          answer: signalsText({
            closed:
              'Formation seule, si vous voulez apprendre et décider seul. Formation + Signaux, si vous voulez aussi voir la méthode appliquée ; cette formule ne se vend pas tant que l’espace des signaux n’est pas ouvert. Dans le doute, lisez d’abord la leçon gratuite : les deux [formules](page:pricing) contiennent les mêmes leçons.',
            open: 'Formation seule, si vous voulez apprendre et décider seul. Formation + Signaux, si vous voulez aussi voir la méthode appliquée. Dans le doute, lisez d’abord la leçon gratuite : les deux [formules](page:pricing) contiennent les mêmes leçons.',
          }),
        },
        {
          question: 'Puis-je ne prendre qu’un seul mois ?',
          answer:
            'Oui. L’abonnement se paie au mois, sans engagement. Si vous résiliez avant le renouvellement, vous n’aurez payé que ce mois, et l’accès reste ouvert jusqu’à son terme. Un e-mail annonce chaque renouvellement, cinq jours avant, avec sa date et son montant.',
        },
        {
          question: 'Puis-je changer de formule ?',
          answer:
            'Oui, dans les [paramètres](page:settings), quatre fois au plus en 24 heures, si l’autre formule est en vente, que l’abonnement ne soit pas résilié et qu’aucun paiement ne soit dû, contesté ou remboursé. Le changement est immédiat : vous payez la différence au prorata du temps qui reste dans le mois payé, ou elle est déduite des mois suivants. Le montant exact s’affiche avant votre accord.',
        },
        {
          question: 'Comment payer, et est-ce sûr ?',
          answer:
            'Par carte bancaire, Visa ou Mastercard, sur la page de paiement de Stripe. Votre numéro de carte ne passe pas par notre site et nous ne le conservons pas. Le paiement en USDT n’est pas encore disponible.',
        },
        {
          question: 'Que se passe-t-il si ma banque refuse un renouvellement ?',
          answer:
            'Un e-mail vous dit comment le régler, et Stripe présente le paiement à nouveau. Les leçons restent ouvertes trois jours ; ensuite l’accès est suspendu jusqu’au paiement, sans pénalité, et reprend dès qu’il passe. La carte se change dans les [paramètres](page:settings). Si vous ne souhaitez pas continuer, [résiliez](page:cancelContract).',
        },
        {
          question: 'Le prix peut-il augmenter pendant mon abonnement ?',
          answer:
            'Pour l’avenir seulement, et vous en êtes prévenu par e-mail au moins trente jours avant le renouvellement concerné. Si vous résiliez avant cette date, rien ne change pour vous.',
        },
      ],
    },
    {
      key: 'lessons',
      title: 'Leçons',
      items: [
        {
          question: 'Combien de leçons sont publiées ?',
          answer: courseText(lessonsPublished),
        },
        {
          question: 'Une leçon refuse de s’ouvrir alors que je suis abonné. Que faire ?',
          answer:
            'Appuyez sur « Réessayer », puis rechargez la page. Si le message persiste, ouvrez vos [paramètres](page:settings) et choisissez « Vérifier mon paiement » : nous relisons alors chez Stripe ce que vous avez payé. Une panne de la vérification ne vous oblige jamais à payer une seconde fois. Si rien n’y fait, [écrivez-nous](page:support) avec l’adresse de la leçon et le message affiché.',
        },
        {
          question: 'D’où viennent les chiffres des leçons ?',
          answer:
            'De sources citées au bas de chaque leçon et de chaque [article](page:articles), avec le jour où nous les avons consultées. Les exemples calculés sont fictifs et petits, pour que vous puissiez les refaire. La page [À propos](page:about) décrit le trajet d’un chiffre.',
        },
        {
          question: 'J’ai trouvé une erreur. Où la signaler ?',
          answer:
            'Par e-mail, avec l’adresse de la page et la phrase. Une erreur confirmée est corrigée sur la page, dont la date change ; si elle a pu fausser un calcul ou une décision, la correction est signalée dans le texte. La [politique de l’entreprise](page:policy#corrections) dit comment.',
        },
        {
          question: 'Obtient-on un certificat ?',
          answer:
            'Oui, un certificat de réussite, une fois toutes les leçons terminées et tous les quiz réussis, pendant l’abonnement. Il atteste un travail ; il n’est ni un diplôme reconnu par l’État ni une qualification professionnelle. Sa [page](page:certificate) dit comment l’obtenir, et [chacun peut le vérifier](page:verifyCertificate).',
        },
      ],
    },
    {
      key: 'signals',
      title: 'Signaux',
      items: [
        {
          question: 'Que contient un signal ?',
          answer:
            'Un sens (achat ou vente), un prix d’entrée, un objectif, un stop, une durée de validité et le raisonnement. La page [Signaux de trading](page:signals) en montre un, calcul du risque compris.',
        },
        {
          question: 'Un signal est-il un conseil en investissement ?',
          answer:
            'Non. Il est le même pour tous les abonnés et ne tient compte ni de votre situation, ni de vos objectifs, ni de ce que vous pouvez perdre. Un signal perdant est un événement normal, qui n’ouvre droit à aucun remboursement.',
        },
        {
          question: 'Reçoit-on déjà des signaux ?',
          answer: signalsText({
            closed:
              'Non : à ce jour, l’espace où ils seront publiés n’est pas ouvert. Les [conditions d’utilisation et de vente](page:terms) le disent aussi. Si vous ne voulez pas l’attendre, choisissez Formation seule.',
            open: 'Oui. Leur [historique](page:signalsRecord) est public, pertes comprises, et chacun peut en vérifier l’intégrité. Aucun nombre de signaux n’est promis : une semaine sans situation claire est une semaine sans signal.',
          }),
        },
        {
          question: 'Passez-vous des ordres à ma place ?',
          answer: signalsText({
            closed:
              'Non. Vous décidez, et vous passez l’ordre vous-même sur la plateforme de votre choix. L’exécution automatique décrite sur la page des [signaux](page:signals) n’est pas ouverte ; elle supposera un réglage que vous seul activez et pouvez couper.',
            open: 'Non. Vous décidez, et vous passez l’ordre vous-même sur la plateforme de votre choix, ou par votre propre outil, qui reçoit les signaux si vous le reliez dans vos [paramètres](page:settings). Nous n’avons jamais vos clés ni vos fonds, et vous coupez la liaison quand vous voulez.',
          }),
        },
      ],
    },
    {
      key: 'security',
      title: 'Sécurité',
      items: [
        {
          question: 'Quelqu’un m’écrit en votre nom. Est-ce bien vous ?',
          answer:
            'Nous ne demandons jamais une phrase de récupération, un mot de passe, un code reçu par e-mail, un dépôt ni une prise de contrôle à distance, et nous n’écrivons jamais les premiers sur une messagerie instantanée. Un message qui le fait ne vient pas de nous : [transmettez-le-nous](page:support) sans y répondre.',
        },
        {
          question: 'Mon argent ou mes crypto-actifs passent-ils par vous ?',
          answer:
            'Non. Nous ne recevons que le prix de l’abonnement, par Stripe. Nous ne gardons ni fonds ni crypto-actifs, et aucune page de ce site ne demande de relier un portefeuille.',
        },
        {
          question: 'Je pense avoir été victime d’une arnaque. Pouvez-vous m’aider ?',
          answer:
            'Nous ne pouvons pas récupérer des fonds, et quiconque vous le promet contre paiement vous vole une seconde fois. Cessez de payer, gardez les messages et les adresses, prévenez votre banque, déposez plainte, et signalez les faits à l’AMF et sur cybermalveillance.gouv.fr.',
        },
      ],
    },
    {
      key: 'contact',
      title: 'Rendez-vous, assistance, cours du marché',
      items: [
        {
          question: 'Comment prendre, déplacer ou annuler un rendez-vous ?',
          answer:
            'Sur la page [Prendre rendez-vous](page:appointment), sans compte. Un e-mail le confirme, avec un fichier pour votre agenda et un lien pour le déplacer ou l’annuler, jusqu’à 24 heures avant. L’appel dure trente minutes et il est gratuit.',
        },
        {
          question: 'J’ai écrit à l’assistance. Que se passe-t-il ensuite ?',
          answer:
            'Un numéro s’affiche et une copie vous est envoyée. Une personne vous répond par e-mail : les abonnés d’abord (ceux de Formation + Signaux avant les autres), puis l’ordre d’arrivée. Écrivez en étant connecté pour que votre abonnement soit reconnu : une adresse tapée ne prouve rien.',
        },
        {
          question: 'D’où viennent les cours affichés ?',
          answer:
            'De CoinGecko, que notre serveur interroge à intervalles réguliers pour tous les visiteurs à la fois ; votre navigateur ne s’adresse qu’à nous. La page [Marché crypto](page:market) donne l’heure des chiffres, et le dit quand ils ont vieilli. Ce sont des moyennes entre plateformes : le prix auquel la vôtre exécute un ordre peut différer.',
        },
      ],
    },
    {
      key: 'rights',
      title: 'Données et recours',
      items: [
        {
          question: 'Le site utilise-t-il des cookies ?',
          answer:
            'Un seul, si vous choisissez l’anglais : il ouvre le site dans cette langue à votre retour. Par ailleurs, le site écrit quelques valeurs dans la mémoire de votre navigateur, pour vous garder connecté ou retenir un choix ; la [liste complète](page:privacy#cookies) est publiée.',
        },
        {
          question: 'Que gardez-vous de moi ?',
          answer:
            'Sans compte : les messages que vous nous envoyez, les rendez-vous que vous prenez, une résiliation ou une rétractation que vous déclarez, l’adresse que vous laissez pour être prévenu de l’ouverture des signaux, les empreintes qui servent à freiner les abus et les journaux techniques. Avec un compte : votre nom, votre adresse e-mail, votre langue, vos préférences, votre progression si vous la laissez noter, et, s’il y a lieu, votre téléphone, votre abonnement et la preuve de votre commande. La [politique de confidentialité](page:privacy) donne chaque donnée, sa raison et sa durée.',
        },
        {
          question: 'Comment faire une réclamation ?',
          answer:
            'Par e-mail d’abord. La [politique de l’entreprise](page:policy#complaints) dit ce qu’il faut indiquer, et à qui vous pouvez aussi vous adresser.',
        },
      ],
    },
  ],
};
