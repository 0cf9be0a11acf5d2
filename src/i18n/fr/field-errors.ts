/** Why a field of a form is rejected. */
import type { FieldError } from '../../domain/account/form.ts';

export const fieldErrors = {
  required: 'Ce champ est requis',
  invalid_email: 'Cette adresse e-mail n’est pas complète. Exemple : claire@exemple.fr',
  too_long: '100 caractères au plus.',
  unprintable: 'Ce champ contient un caractère invisible. Retapez-le.',
  short_password: 'Le mot de passe doit compter au moins 8 caractères.',
  long_password:
    'Ce mot de passe dépasse 72 caractères (un peu moins avec des accents). Raccourcissez-le.',
  common_password:
    'Ce mot de passe fait partie des plus courants, ou leur ressemble : il est essayé en premier. Choisissez-en un autre.',
  personal_password:
    'Ce mot de passe reprend votre nom, votre adresse ou le nom du site. Choisissez-en un autre.',
  passwords_differ: 'Les mots de passe ne correspondent pas.',
  terms_not_accepted: 'Vous devez accepter les conditions',
  phone_not_a_number: 'Ce n’est pas un numéro de téléphone. Exemple : +33 6 12 34 56 78',
  phone_no_country: 'Ajoutez l’indicatif du pays. Exemple : +33 6 12 34 56 78',
  phone_too_short: 'Il manque des chiffres à ce numéro.',
  phone_too_long: 'Ce numéro compte trop de chiffres.',
  phone_impossible:
    'Aucun numéro de ce pays ne s’écrit ainsi. Vérifiez-le, ou laissez le champ vide.',
} satisfies Record<FieldError, string>;
