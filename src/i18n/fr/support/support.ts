/** The support page: channels, form, and later steps. */
import type { SupportFieldError } from '../../../domain/support/form.ts';
import { support as missing } from '../required-fields.ts';

export const support = {
  questions: 'La réponse est peut-être ici',
  allQuestions: 'Toutes les questions',
  noScript:
    'Le formulaire demande JavaScript. Sans lui, écrivez-nous depuis votre messagerie : la réponse est la même.',
  form: {
    title: 'Écrire un message',
    name: 'Votre nom',
    email: 'Adresse e-mail',
    emailHint: 'La réponse et la copie y arrivent.',
    subject: 'Objet',
    subjectHint: 'Des réponses du site peuvent apparaître ici.',
    message: 'Message',
    messageHint:
      'Jamais de phrase de récupération, de mot de passe, de code ni de numéro de carte.',
    missing,
    errors: {
      required: 'Ce champ est requis',
      invalid_email: 'Cette adresse e-mail n’est pas valable. Exemple : claire@exemple.fr',
      too_long: '{n} caractères au plus.',
      unprintable: 'Ce champ contient un caractère invisible. Retapez-le.',
    } satisfies Record<SupportFieldError, string>,
    trap: 'Laissez ce champ vide',
    send: 'Envoyer',
    sending: 'Envoi…',
    failed: 'Le message n’est pas parti. Réessayez plus tard, ou écrivez-nous par e-mail.',
    privacy: 'Votre message ne sert qu’à vous répondre.',
    privacyLink: 'Politique de confidentialité',
  },
};
