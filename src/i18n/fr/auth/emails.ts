/**
 * The emails sent by Supabase, from `supabase/templates`. Supabase fills in `{email}` and
 * similar placeholders.
 */
const linkUse = 'Le lien est valable 10 minutes et ne sert qu’une fois.';
const choosePassword = '[Choisissez un nouveau mot de passe](page:resetPassword)';
const writeToUs = '[écrivez-nous](page:support)';

export const authEmails = {
  confirmation: {
    subject: 'Votre code : {token}',
    title: 'Bonjour,',
    before: ['Saisissez ce code pour confirmer votre adresse e-mail :'],
    after: ['Il est valable 10 minutes.'],
    reason:
      'Vous n’avez rien demandé ? Ignorez ce message : sans ce code, le compte ne peut pas servir.',
  },
  recovery: {
    subject: 'Choisir un nouveau mot de passe',
    title: 'Nouveau mot de passe',
    before: [
      'Un nouveau mot de passe a été demandé pour le compte {email}. Ce lien permet de le choisir.',
    ],
    action: 'Choisir un mot de passe',
    after: [linkUse],
    reason: 'Vous n’avez rien demandé ? Ignorez ce message : votre mot de passe reste le même.',
  },
  welcome: {
    subject: 'Votre compte est créé',
    title: 'Bienvenue',
    before: [
      'Votre compte est créé avec l’adresse {email}. Votre tableau de bord retient où vous en êtes dans la formation et vous mène à la leçon suivante.',
    ],
    action: 'Ouvrir le tableau de bord',
    after: [],
    reason: `Vous n’avez pas créé ce compte ? ${choosePassword}, puis effacez le compte dans les paramètres.`,
  },
  magic_link: {
    subject: 'Connexion à votre compte',
    title: 'Connexion',
    before: [
      'Quelqu’un a demandé un lien de connexion au compte {email}. Nous n’en envoyons pas : la connexion se fait sur notre site.',
    ],
    after: [],
    reason: `Ce message n’ouvre aucun accès. Mot de passe oublié ? ${choosePassword}.`,
  },
  reauthentication: {
    subject: 'Vérification de votre identité',
    title: 'Vérification',
    before: [
      'Quelqu’un a demandé un code de vérification pour le compte {email}. Nous n’en envoyons pas : les changements du compte se font dans ses paramètres.',
    ],
    after: [],
    reason: `Ce n’était pas vous ? ${choosePassword}, puis ${writeToUs}.`,
  },
  email_change: {
    subject: 'Confirmer votre nouvelle adresse e-mail',
    title: 'Changement d’adresse',
    before: [
      'L’adresse de votre compte doit passer de {email} à {newEmail}.',
      'Ce message est envoyé aux deux adresses. Le changement se fait quand vous l’avez confirmé depuis chacune.',
    ],
    action: 'Confirmer le changement',
    after: [linkUse],
    reason:
      'Vous n’avez rien demandé ? Ne confirmez pas : l’adresse reste la même. Si le compte est le vôtre, [changez son mot de passe](page:resetPassword).',
  },
  email_changed: {
    subject: 'Votre adresse e-mail a changé',
    title: 'Adresse changée',
    before: [
      'Votre compte n’utilise plus l’adresse {oldEmail}. Les prochains messages iront à la nouvelle.',
    ],
    after: [],
    reason: 'Ce n’était pas vous ? [Écrivez-nous](page:support) depuis cette adresse.',
  },
  password_changed: {
    subject: 'Votre mot de passe a changé',
    title: 'Mot de passe changé',
    before: [
      'Le mot de passe du compte {email} vient de changer. Les autres appareils sont déconnectés.',
    ],
    after: [],
    reason: `Ce n’était pas vous ? ${choosePassword}, puis ${writeToUs}.`,
  },
  mfa_factor_enrolled: {
    subject: 'Double authentification activée',
    title: 'Double authentification activée',
    before: [
      'Pour se connecter au compte {email}, il faut désormais un code de votre application après le mot de passe.',
      'Gardez vos codes de secours à l’abri : sans l’application, l’un d’eux vous laisse entrer.',
    ],
    after: [],
    reason: 'Ce n’était pas vous ? [Écrivez-nous](page:support).',
  },
  mfa_factor_unenrolled: {
    subject: 'Double authentification désactivée',
    title: 'Double authentification désactivée',
    before: [
      'L’application d’authentification du compte {email} a été retirée. Le mot de passe suffit de nouveau pour se connecter.',
    ],
    action: 'Ouvrir les paramètres',
    after: [],
    reason: `Ce n’était pas vous ? ${choosePassword}, puis ${writeToUs}.`,
  },
} satisfies Record<string, AuthEmail>;

/**
 * The texts of one email, from top to bottom. The code or the button is between `before` and
 * `after`.
 */
export interface AuthEmail {
  readonly subject: string;
  readonly title: string;
  readonly before: readonly string[];
  /** Label of the button. */
  readonly action?: string;
  readonly after: readonly string[];
  /** Small print, with `[words](page:…)` for links. */
  readonly reason: string;
}
