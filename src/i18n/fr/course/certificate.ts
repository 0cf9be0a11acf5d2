/** The page of the course’s certificate. */
export const certificate = {
  title: 'Certificat de réussite : ce qu’il attestera',
  description:
    'Ce que le certificat de la formation attestera, comment il s’obtiendra, à quoi il ressemblera. Réservé aux abonnés, il n’est pas encore délivré.',
  heading: 'Le certificat de réussite',
  lede: 'Le certificat n’est pas encore délivré. Il dira une seule chose : vous avez réussi le quiz de chaque leçon. Voici ce qui est prévu.',
  attests: {
    heading: 'Ce qu’il attestera',
    items: [
      'Que chaque quiz a été réussi, avec trois quarts des points au moins.',
      'Que les réponses ont été données depuis un seul compte, à votre nom.',
      'La date de la dernière réponse, et la liste des cinq modules suivis.',
    ],
  },
  not: {
    heading: 'Ses limites',
    items: [
      'Il ne sera ni un diplôme d’État, ni un titre inscrit au RNCP.',
      'Il ne permettra pas de conseiller autrui : le conseil en investissement est réglementé.',
      'Il ne dira rien des résultats : savoir calculer une perte n’empêche pas d’en subir.',
      'Il ne prouvera pas votre identité : nous n’aurons vérifié qu’une adresse e-mail.',
    ],
  },
  how: {
    heading: 'Comment il s’obtiendra',
    steps: [
      {
        title: 'Lire toutes les leçons',
        text: 'Dans l’ordre ou non. La première est gratuite ; les autres demandent un abonnement actif.',
      },
      {
        title: 'Réussir chaque quiz',
        text: 'Il faut trois quarts des points. Chaque tentative tire d’autres questions, et chaque réponse fausse a son explication.',
      },
      {
        title: 'Le recevoir',
        text: 'Une page à votre nom, datée et numérotée. Qui voudra la vérifier nous écrira avec le numéro.',
      },
    ],
    published:
      'À ce jour, {n} leçons sur {total} sont publiées : personne ne peut donc encore l’obtenir.',
  },
  specimen: {
    title: 'Spécimen du certificat',
    desc: 'Une page encadrée de deux filets. En haut, Expert Crypto Trading. Au centre : Certificat de réussite, décerné à Prénom Nom, pour avoir réussi le quiz de chaque leçon. Dessous, cinq pastilles reliées, une par module. En bas, la date et le numéro, laissés en blanc. Le mot Spécimen barre la page.',
    caption: 'Ce modèle ne désigne personne et ne vaut pas certificat.',
    name: 'Certificat de réussite',
    to: 'décerné à',
    person: 'Prénom Nom',
    reason: ['pour avoir réussi le quiz', 'de chaque leçon de la formation'],
    date: 'Délivré le',
    number: 'Numéro',
    stamp: 'Spécimen',
  },
  gate: {
    heading: 'Votre certificat',
    anonymous: {
      title: 'Le certificat viendra au bout de la formation',
      text: 'Créez un compte pour lire la première leçon et répondre à son quiz. Les autres leçons, et le certificat, demandent un abonnement actif.',
      createAccount: 'Créer un compte',
      viewPlans: 'Voir les abonnements',
    },
    premium: {
      title: 'Contenu Premium',
      text: 'Un abonnement actif est nécessaire pour obtenir le certificat.',
      discover: 'Découvrir les abonnements',
      free: 'Commencer par la leçon gratuite',
    },
    open: {
      title: 'Votre certificat n’est pas encore délivré',
      text: 'Votre abonnement est actif. Voici ce qui manque :',
      lessons: {
        one: '{n} leçon reste à publier sur {total} ;',
        other: '{n} leçons restent à publier sur {total} ;',
      },
      quiz: 'les quiz réussis sont enregistrés avec votre progression et compteront ; il faudra les avoir tous réussis.',
      course: 'Reprendre la formation',
      ask: 'Poser une question',
      subject: 'Certificat de réussite',
    },
  },
};
