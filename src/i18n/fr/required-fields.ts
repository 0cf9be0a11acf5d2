/**
 * Why a required field is needed, for each form: the specified sentence, then the reason. `useForm`
 * refuses a form whose required field has no reason here.
 */
export const support = {
  name: 'Ce champ est requis : votre nom, pour savoir à qui nous répondons.',
  email: 'Ce champ est requis : votre adresse, pour que notre réponse vous parvienne.',
  subject: 'Ce champ est requis : quelques mots, pour reconnaître notre réponse.',
  message: 'Ce champ est requis : votre question, pour que nous puissions y répondre.',
};

export const booking = {
  firstName: 'Ce champ est requis : votre prénom, pour vous saluer au téléphone.',
  lastName: 'Ce champ est requis : votre nom, pour confirmer le rendez-vous.',
  email: 'Ce champ est requis : votre adresse, pour vous envoyer la confirmation.',
  phone: 'Ce champ est requis : il nous faut un numéro pour vous appeler.',
};

export const identity = {
  firstName: 'Ce champ est requis : votre prénom, pour vous saluer.',
};

export const newEmail = {
  email: 'Ce champ est requis : la nouvelle adresse, pour y envoyer un lien.',
};

export const newPassword = {
  current: 'Ce champ est requis : le mot de passe actuel prouve que c’est vous.',
  password: 'Ce champ est requis : le nouveau mot de passe.',
};

export const deletion = {
  confirmation:
    'Ce champ est requis : l’adresse de votre compte confirme que vous voulez l’effacer.',
};

export const contractEnd = {
  name: 'Ce champ est requis : votre nom, pour retrouver le contrat.',
  email: 'Ce champ est requis : votre adresse, pour vous envoyer l’accusé de réception.',
};
