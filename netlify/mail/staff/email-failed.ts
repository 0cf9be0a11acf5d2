/** Tells the team of a mail that is given up. */
import { z } from 'zod';
import { asTyped, exactMoment, type EmailContent } from '../content.ts';
import { instant } from '../fields.ts';

export const emailFailedData = z.strictObject({
  /** Name of the template of the mail that is given up. */
  template: z.string().max(100),
  /** Its row. */
  email: z.guid(),
  /** What the last try ended with: Resend's word for it, never an address. */
  code: z.string().max(500).nullable(),
  at: instant,
  /** How many more there are than were told one by one, this one the last of them. */
  count: z.int().positive().optional(),
});

export function emailFailed(data: z.output<typeof emailFailedData>): EmailContent {
  const { template, email, code, at, count = 1 } = data;
  const many = count > 1;
  return {
    subject: many
      ? `[Envoi abandonné] ${count} autres e-mails`
      : `[Envoi abandonné] ${asTyped(template)}`,
    title: many ? `${count} autres e-mails n’ont pas pu partir` : 'Un e-mail n’a pas pu partir',
    paragraphs: [
      many
        ? 'Ils s’ajoutent à ceux de la même heure, annoncés un par un. Tous leurs essais ont échoué, ou Resend les a refusés pour de bon. Voici le dernier.'
        : 'Tous les essais ont échoué, ou Resend a refusé ce message pour de bon. Il ne sera plus tenté.',
    ],
    facts: [
      ['Modèle', asTyped(template)],
      ['Envoi', email],
      ['Dernière réponse', asTyped(code ?? '') || 'Aucune'],
      ['Abandonné le', `${exactMoment('fr', at)}, heure de Paris`],
    ],
    listTitle: 'Que faire\u00a0:',
    list: [
      'Si c’est un rendez-vous ou un message à l’assistance, il reste dans sa table\u00a0: écrivez ou téléphonez à la personne.',
      'Si plusieurs messages de cette sorte arrivent, vérifiez la clé de Resend, le domaine d’envoi et les réglages, avec la commande doctor.',
    ],
    after: [
      'L’adresse et le contenu du message abandonné ne sont plus gardés dans la file\u00a0: ils ne peuvent donc pas être relus ici.',
    ],
    reason: 'Message du site à son équipe.',
  };
}
