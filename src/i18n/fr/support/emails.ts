/** The sender's copy of a message to the support. */
export const supportEmails = {
  subject: 'Votre message à l’assistance ({reference})',
  title: 'Nous avons bien reçu votre message',
  text: 'Une personne lit votre message et vous répond par e-mail, à cette adresse. La copie du message est ci-dessous.',
  ticket: 'Numéro de suivi',
  received: 'Reçu le',
  topic: 'Objet',
  message: 'Votre message',
  after: [
    'Pour ajouter quelque chose, répondez à ce message en gardant son objet : le numéro relie les deux.',
    'Nous ne demandons jamais de mot de passe, de code de connexion ni de phrase de récupération. Si votre message en contient, considérez-les comme compromis : changez-les et, pour une phrase de récupération, transférez vos fonds vers un nouveau portefeuille.',
  ],
  faq: 'Questions fréquentes',
  reason:
    'Quelqu’un a écrit à notre assistance avec cette adresse. Si ce n’est pas vous, ne faites rien, ou dites-le à {email}.',
};

/** The team's answer to it. */
export const ticketAnswerEmail = {
  subject: 'Réponse à votre message ({reference})',
  title: 'Notre réponse',
  more: 'Pour continuer l’échange, répondez à ce message en gardant son objet : le numéro relie les deux. Nous ne demandons jamais de mot de passe, de code de connexion ni de phrase de récupération.',
};
