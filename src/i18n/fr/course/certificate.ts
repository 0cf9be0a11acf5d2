/** The page of the course’s certificate. */
export const certificate = {
  title: 'Certificat de réussite de la formation crypto',
  description:
    'Ce que le certificat de la formation atteste, ce qu’il n’est pas, comment l’obtenir, et à quoi il ressemble. Un quiz réussi pour chaque leçon, vérifiable par tous.',
  heading: 'Le certificat de réussite',
  lede: 'Il dit une chose : vous avez terminé chaque leçon et réussi chaque quiz, sur des questions tirées au hasard. Tout le monde peut le vérifier.',
  attests: {
    heading: 'Ce qu’il atteste',
    items: [
      'Que chaque leçon a été marquée comme lue et chaque quiz réussi, avec trois quarts des points au moins.',
      'Que les réponses ont été données depuis un seul compte, sur des questions tirées à chaque essai.',
      'La date de délivrance, le temps de lecture estimé et la version du contenu.',
    ],
  },
  not: {
    heading: 'Ses limites',
    items: [
      'Il n’est ni un diplôme d’État, ni un titre inscrit au RNCP, ni une qualification professionnelle.',
      'Il ne permet pas de conseiller autrui : le conseil en investissement est réglementé.',
      'Il ne dit rien des résultats : savoir calculer une perte n’empêche pas d’en subir.',
      'Il ne prouve pas votre identité : le nom est celui que vous indiquez.',
    ],
  },
  how: {
    heading: 'Comment il s’obtient',
    steps: [
      {
        title: 'Terminer toutes les leçons',
        text: 'Dans l’ordre ou non. La première est gratuite ; les autres demandent un abonnement actif.',
      },
      {
        title: 'Réussir chaque quiz',
        text: 'Il faut trois quarts des points. Les questions sont tirées au sort à chaque essai, et chaque réponse fausse a son explication.',
      },
      {
        title: 'Le recevoir',
        text: 'Vous confirmez votre nom, puis téléchargez le PDF, l’image et le badge numérique. Il reste à vous après l’abonnement.',
      },
    ],
    published:
      'À ce jour, {n} leçons sur {total} sont publiées : personne ne peut donc encore l’obtenir.',
  },
  verify:
    'Vous avez reçu un certificat ? [Vérifiez-le](page:verifyCertificate) avec son numéro ou son fichier.',
  specimen: {
    desc: 'Une page de papier ivoire, à l’encre. En haut, Expert Crypto Trading et un numéro d’exemple. Dessous : Certificat de réussite, décerné à Prénom Nom, pour avoir terminé toutes les leçons et réussi le quiz de chacune. À droite, un sceau de vingt points cochés et la place d’un code à scanner. Puis les cinq modules, avec le dessin de chaque leçon. En bas, une date d’exemple, le temps de lecture estimé, les quiz réussis et la version du contenu. Le mot Spécimen barre la page.',
    narrow:
      'Une page de papier ivoire, à l’encre, marquée Spécimen. En haut, Expert Crypto Trading. Dessous : Certificat de réussite, décerné à Prénom Nom. Au milieu, un sceau de vingt points cochés. En bas, un numéro et une date d’exemple.',
    caption: 'Ce modèle ne désigne personne et ne vaut pas certificat.',
    person: 'Prénom Nom',
  },
  ownHeading: 'Votre certificat',
  signedOut: {
    title: 'Le certificat vient au bout de la formation',
    text: 'Créez un compte pour lire la première leçon et répondre à son quiz. Les autres leçons, et le certificat, demandent un abonnement actif. Une fois délivré, il reste à vous, et vous le retrouvez ici.',
    createAccount: 'Créer un compte',
    viewPlans: 'Voir les formules',
  },
};
