import type { Channel, MessageId } from '../../../../domain/labs/scam-message.ts';

interface MessageTexts {
  from: string;
  sentences: readonly string[];
  /** What each sentence is worth as a sign, in the same order. */
  notes: readonly string[];
  /** What decides, said once the message is judged. */
  why: string;
}

/** The lab on scam messages. Senders and sites are made up. */
export const scamMessageLab = {
  title: 'Arnaque ou message honnête ?',
  round: 'Message {n} sur {total}',
  channels: {
    mail: 'E-mail',
    chat: 'Messagerie',
    call: 'Appel, transcrit',
    site: 'Page web',
  } satisfies Record<Channel, string>,
  hint: 'Marquez une phrase, puis jugez le message.',
  marked: 'phrase marquée',
  tell: 'ce qui trahit l’arnaque',
  scam: 'C’est une arnaque',
  honest: 'Le message est honnête',
  markFirst: 'Marquez d’abord la phrase qui vous le fait dire.',
  reread: 'Touchez les autres phrases pour lire ce que chacune prouve.',
  right: 'Bien jugé.',
  half: 'C’est une arnaque, mais cette phrase ne le prouve pas.',
  missed: 'C’était une arnaque.',
  falseAlarm: 'Fausse alerte : le message est honnête.',
  rows: { scams: 'arnaques', honest: 'honnêtes' },
  share: 'Arnaques parmi les messages reçus',
  parts: {
    caught: 'arnaques repérées',
    missed: 'manquées',
    falseAlarms: 'fausses alertes',
    accepted: 'honnêtes acceptés',
  },
  results: {
    caught: 'Arnaques repérées',
    falseAlarms: 'Fausses alertes',
    precision: 'Alertes justes',
  },
  of: '{n} sur {total}',
  noAlarm: 'aucune alerte',
  say: {
    none: 'Jugez au moins une arnaque et un message honnête : vos propres taux dessineront la suite.',
    silent:
      'Vous n’avez donné aucune alerte : toutes les arnaques, {scams} des messages, vous atteignent.',
    alarms:
      'Si {scams} des messages reçus sont des arnaques, vos taux donnent {alarms} d’alertes, dont {precision} sont justes. {missed} des messages sont des arnaques que vous laissez passer.',
  },
  formula:
    'Vos taux portent sur douze messages, dont six arnaques : ils donnent un ordre de grandeur. Expéditeurs et sites fictifs',
  messages: {
    suspended: {
      from: 'Sécurité du compte, alerte@plateforme-verification.example',
      sentences: [
        'Une connexion inhabituelle a été relevée sur votre compte plateforme.example.',
        'Sans confirmation de votre part sous 24 heures, vos retraits seront suspendus.',
        'Pour confirmer, ouvrez plateforme-verification.example et saisissez les 24 mots de votre portefeuille.',
        'Merci de nous aider à protéger vos avoirs.',
      ],
      notes: [
        'Les vraies alertes commencent de la même façon. Cette phrase ne tranche rien.',
        'L’urgence doit mettre en garde, mais des messages honnêtes fixent aussi des délais.',
        'Les mots donnent le portefeuille à qui les lit. Aucun contrôle de compte n’en a besoin, et le site n’est pas celui de la plateforme.',
        'Une formule de politesse, que chacun peut recopier.',
      ],
      why: 'La demande suffit, quelle que soit la mise en page : les 24 mots ne se saisissent que sur le portefeuille lui-même.',
    },
    'new-device': {
      from: 'plateforme.example, noreply@plateforme.example',
      sentences: [
        'Une connexion à votre compte a eu lieu depuis un nouvel appareil lundi à 18 h 42, près de Lyon.',
        'Si c’était vous, vous n’avez rien à faire.',
        'Sinon, ouvrez l’application et changez tout de suite votre mot de passe.',
        'Ce message ne contient aucun lien et n’appelle aucune réponse.',
      ],
      notes: [
        'Un jour, une heure et un lieu que vous pouvez vérifier. Un fraudeur peut en inventer, mais il lui faut ensuite une demande.',
        'Le message vous laisse ne rien faire. Une arnaque a besoin d’un geste.',
        'Le ton presse, mais le chemin est le vôtre : une application que vous ouvrez vous-même.',
        'Sans lien, sans pièce jointe et sans réponse, rien ne mène chez un fraudeur.',
      ],
      why: 'Le message informe et vous renvoie à un chemin que vous connaissez. Il ne demande ni secret, ni clic, ni paiement.',
    },
    sync: {
      from: 'Assistance_Officielle, salon public',
      sentences: [
        'Bonjour, j’ai vu votre question sur le retrait bloqué, je suis de l’assistance.',
        'Votre portefeuille a perdu la synchronisation, cela arrive beaucoup aujourd’hui.',
        'Écrivez-moi en privé : je vous envoie la page où reconnecter le portefeuille et signer la réparation.',
        'Cela prend deux minutes et ne coûte rien.',
      ],
      notes: [
        'Sur un salon public, chacun choisit son nom. C’est un motif de méfiance, pas encore une preuve.',
        'Une panne que vous ne pouvez pas vérifier. Les vraies pannes sont annoncées sur la page d’état du service.',
        'Une signature ne répare rien. Celle-ci donnerait le droit de prélever vos jetons, et le message privé écarte les témoins.',
        'Un permit, lui aussi, est gratuit et rapide à signer. Cela ne dit rien de ce qu’il autorise.',
      ],
      why: 'Un retrait bloqué se traite chez celui qui l’exécute. Aucune réparation ne passe par une signature de votre portefeuille.',
    },
    moderator: {
      from: 'Modération, salon public',
      sentences: [
        'J’ai déplacé votre question dans le salon des retraits, la réponse servira à d’autres.',
        'Votre transaction attend encore : à ce tarif de frais, comptez environ une demi-heure.',
        'Si quelqu’un vous écrit en privé en notre nom, ne répondez pas.',
        'Si rien n’est arrivé ce soir, tapez l’adresse du site et ouvrez un ticket.',
      ],
      notes: [
        'La conversation reste publique, donc visible de tous ceux qui pourraient contredire.',
        'Une explication que vous pouvez vérifier vous-même dans un explorateur de blocs.',
        'Certains escrocs l’écrivent aussi pour inspirer confiance. Ici, rien ne vient ensuite en privé.',
        'Vous tapez l’adresse vous-même : aucun lien à suivre.',
      ],
      why: 'Le modérateur explique, garde la discussion publique et ne réclame rien.',
    },
    'safe-account': {
      from: 'Numéro affiché : celui de votre banque',
      sentences: [
        'Bonjour, service des fraudes : un virement de 2 400 € part en ce moment de votre compte.',
        'Pour que vous soyez rassuré, votre carte se termine bien par 7104.',
        'Nous allons mettre vos crypto-actifs à l’abri, sur un portefeuille sécurisé ouvert à votre nom.',
        'Lisez-moi le code que vous venez de recevoir par SMS.',
        'Ne raccrochez pas et n’appelez pas votre agence, le fraudeur y a peut-être un complice.',
      ],
      notes: [
        'Une vraie banque peut appeler pour un virement suspect. Le numéro affiché peut être falsifié : il ne prouve rien.',
        'Ces quatre chiffres figurent sur des tickets et dans des fichiers volés. Ils ne prouvent pas qui appelle.',
        'Aucun service ne protège des fonds en les envoyant ailleurs. Ce portefeuille est celui du fraudeur.',
        'Le code valide une opération en cours. Le dire à quelqu’un, c’est la valider pour lui.',
        'On vous écarte de la seule vérification utile : raccrocher et rappeler le numéro inscrit sur votre carte.',
      ],
      why: 'Trois demandes trahissent l’arnaque : déplacer les fonds, dicter un code, ne prévenir personne. Raccrochez et appelez vous-même.',
    },
    callback: {
      from: 'Numéro inconnu, après un ticket ouvert le matin',
      sentences: [
        'Bonjour, je vous rappelle au sujet du ticket que vous avez ouvert ce matin.',
        'Ouvrez l’application : vous y verrez le numéro du ticket et mon prénom.',
        'Votre pièce d’identité était illisible, il faudra la renvoyer.',
        'Faites-le depuis l’application, quand vous voulez ; je n’ai besoin d’aucun code.',
      ],
      notes: [
        'C’est vous qui aviez demandé de l’aide. Un fraudeur peut le deviner, d’où la suite.',
        'La vérification passe par une application que vous ouvrez vous-même. Si le ticket n’y est pas, vous raccrochez.',
        'Une pièce d’identité se demande souvent à l’ouverture d’un compte. La question est de savoir par où elle passe.',
        'Ni code, ni hâte, ni lien. Le document ira dans l’application.',
      ],
      why: 'L’appel se vérifie sans l’aide de celui qui appelle, dans l’application, et ne réclame ni code, ni signature, ni paiement.',
    },
    double: {
      from: 'anniversaire-plateforme.example',
      sentences: [
        'Pour nos cinq ans, nous partageons 500 ETH avec notre communauté.',
        'Envoyez de 0,1 à 5 ETH à cette adresse, le double vous revient dans la minute.',
        'Déjà 357 ETH distribués, il en reste 143.',
        'Notre fondateur présente l’opération en direct, dans la vidéo ci-dessus.',
      ],
      notes: [
        'Un cadeau d’anniversaire est possible. Tout dépend de ce qu’il faut faire pour le recevoir.',
        'Donner le double à qui envoie d’abord n’a aucun sens pour celui qui donne. Rien ne revient, et un envoi ne s’annule pas.',
        'Un compteur s’écrit en une ligne de code. Il presse, il ne prouve rien.',
        'Une ancienne vidéo rediffusée, ou une voix imitée, suffit à faire un direct.',
      ],
      why: 'Qui veut donner n’a pas besoin de recevoir d’abord. La promesse de doubler suffit à juger la page.',
    },
    maintenance: {
      from: 'etat.plateforme.example, ouvert depuis vos favoris',
      sentences: [
        'Les retraits seront interrompus mardi, de 2 h à 4 h, heure de Paris.',
        'Vos ordres restent dans le carnet et pourront être exécutés dès la reprise.',
        'Si vous devez retirer avant, faites-le lundi.',
        'Aucune action n’est nécessaire pour garder l’accès à votre compte.',
      ],
      notes: [
        'Une coupure inquiète, mais celle-ci est courte, datée et annoncée à l’avance.',
        'Une information utile, même gênante : un ordre peut s’exécuter à un moment que vous n’attendez pas.',
        'La phrase incite à agir, mais sur votre compte habituel, sans lien et sans frais.',
        'Une arnaque dirait le contraire : elle a besoin que vous agissiez.',
      ],
      why: 'Vous êtes venu par vos favoris, et la page n’attend rien de vous.',
    },
    'tax-first': {
      from: 'Une connaissance rencontrée en ligne il y a six semaines',
      sentences: [
        'Te parler chaque soir me fait du bien, même si on ne s’est encore jamais vus.',
        'Regarde, tes 500 € sont devenus 4 180 € sur la plateforme que mon oncle m’a montrée.',
        'Tu as bien reçu tes 50 € la semaine dernière, donc les retraits fonctionnent.',
        'Pour sortir le reste, il faut d’abord verser la taxe de 15 %, soit 627 €.',
      ],
      notes: [
        'Une amitié à distance n’a rien de suspect en soi. Elle le devient quand l’argent y entre.',
        'Le chiffre est affiché par un site que vous ne connaissez pas. Ce n’est pas de l’argent tant qu’il n’est pas sur votre compte.',
        'Laisser sortir une petite somme coûte 50 € au fraudeur et lui en rapporte bien plus.',
        'Un impôt se règle à l’administration, pas à une plateforme, et jamais avant de recevoir les fonds. Après cette somme, une autre sera due.',
      ],
      why: 'Payer pour retirer son propre argent : la demande suffit. Le gain affiché et le petit retrait ne servaient qu’à y mener.',
    },
    statement: {
      from: 'plateforme.example, noreply@plateforme.example',
      sentences: [
        'Votre relevé de l’année 2025 est disponible dans votre espace, rubrique Documents.',
        'Il liste vos cessions et le prix retenu pour chacune.',
        'Un compte ouvert hors de France se déclare aussi, sur le formulaire 3916-bis.',
        'Vérifiez la date limite de votre département sur le site des impôts.',
      ],
      notes: [
        'Le document reste dans votre espace : vous y allez par vos propres moyens.',
        'Une description, sans rien à ouvrir ni à télécharger depuis le message.',
        'L’obligation existe. Le formulaire se trouve dans la déclaration, pas chez l’expéditeur.',
        'Une date limite rappelle une échéance réelle, fixée par l’administration et vérifiable chez elle.',
      ],
      why: 'Le sujet, les impôts, sert souvent d’appât. Ici, le message ne contient ni lien, ni pièce jointe, ni somme à payer.',
    },
    recovery: {
      from: 'Cabinet de recouvrement, dossier@recouvrement-actifs.example',
      sentences: [
        'Nos analystes ont retrouvé la trace des 3 200 € qui vous ont été volés.',
        'Les fonds sont gelés et peuvent vous être rendus sous cinq jours.',
        'Les frais de dossier de 290 € se règlent d’avance, en crypto-actifs.',
        'Notre cabinet est agréé par le régulateur sous le numéro 48-1177.',
      ],
      notes: [
        'Les listes de victimes se revendent. Connaître votre perte ne prouve pas qu’on l’a retrouvée.',
        'Une promesse invérifiable, qui vous fait croire que l’argent est presque là.',
        'Payer d’avance, par un moyen qui ne se rembourse pas, pour un résultat à venir : c’est une seconde arnaque sur la même victime.',
        'Un numéro s’invente. Cherchez-le dans le registre du régulateur, sans passer par un lien du message.',
      ],
      why: 'Les frais d’avance décident. Une plainte se dépose auprès de la police, sans payer.',
    },
    firmware: {
      from: 'Lettre d’information du fabricant de votre portefeuille matériel',
      sentences: [
        'La version 2.4 corrige un défaut important : installez-la cette semaine.',
        'Passez par l’application déjà présente sur votre ordinateur, qui vérifie la signature du fichier.',
        'L’appareil demandera votre code PIN, sur son propre écran.',
        'Il ne demandera pas vos 24 mots, et aucun de nos agents ne les demandera.',
      ],
      notes: [
        'Le ton presse, comme dans bien des arnaques. Un vrai défaut demande aussi une correction rapide.',
        'Le fichier ne vient pas du message. L’application refuserait un fichier que le fabricant n’a pas signé.',
        'Le code se saisit sur l’appareil, là où aucun site ne peut le lire.',
        'Des escrocs l’écrivent parfois aussi. Ici, aucune phrase ne dit le contraire plus loin.',
      ],
      why: 'Tout se passe dans l’application et sur l’appareil que vous avez déjà. Le message ne fournit ni lien ni fichier.',
    },
  } satisfies Record<MessageId, MessageTexts> as Record<MessageId, MessageTexts>,
  trials: {
    sentence: {
      text: 'Repérez une arnaque, avec la phrase qui la trahit.',
      shows:
        'Ce n’est ni le ton ni l’orthographe : c’est ce qu’on vous demande de donner, de signer ou d’envoyer.',
    },
    rare: {
      text: 'Ramenez les arnaques à 1 message sur 100. Que deviennent vos alertes justes ?',
      shows:
        'Avec une seule fausse alerte sur six messages honnêtes, moins de 6 alertes sur 100 seraient justes. Vérifier par un autre chemin coûte alors moins que tout refuser.',
    },
    all: {
      text: 'Jugez les douze messages sans fausse alerte.',
      shows:
        'Se méfier de tout n’est pas savoir trier : les messages honnêtes contiennent parfois une alerte utile.',
    },
  },
};
