import type { Lang } from '../../src/i18n/index.ts';

/** The texts of the editor's bar. */
export interface BarTexts {
  readonly label: string;
  readonly noText: string;
  readonly checking: string;
  readonly failed: string;
  readonly clean: string;
  readonly faults: { readonly one: string; readonly other: string };
  readonly notes: { readonly one: string; readonly other: string };
  readonly note: string;
  readonly line: string;
  readonly draft: { readonly guidance: string; readonly planned: string };
  readonly drafted: string;
  readonly missing: string;
  readonly missingTwin: string;
  readonly twin: string;
  readonly late: string;
  readonly due: string;
  readonly isLate: string;
  readonly open: string;
  readonly visitAs: string;
  readonly visitors: Readonly<Record<Visitor, string>>;
  readonly refused: string;
}

/** The visitors that a page can be viewed as. */
export const visitors = ['visitor', 'member', 'formation', 'lapsed'] as const;
export type Visitor = (typeof visitors)[number];

export const barTexts: Readonly<Record<Lang, BarTexts>> = {
  fr: {
    label: 'Barre de rédaction',
    noText: 'aucun fichier de texte',
    checking: 'vérification en cours…',
    failed: 'vérification arrêtée\u202F: lancez npm run check:content',
    clean: 'rien à corriger',
    faults: { one: '{n} faute', other: '{n} fautes' },
    notes: { one: '{n} remarque', other: '{n} remarques' },
    note: 'Remarque',
    line: 'Ligne {n}',
    draft: {
      guidance: 'Brouillon\u202F: il reste des consignes entre [[ et ]].',
      planned: 'Leçon annoncée (state: planned)\u202F: seule sa partie publique existe.',
    },
    drafted: 'brouillon',
    missing: 'Cette langue manque\u202F: la page montre l’autre. Fichier à écrire\u202F:',
    missingTwin: 'traduction manquante',
    twin: 'Autre langue\u202F:',
    late: 'À relire depuis le {day}.',
    due: 'À relire avant le {day}.',
    isLate: 'relecture en retard',
    open: 'Ouvrir dans VS Code',
    visitAs: 'Voir la page comme',
    visitors: {
      visitor: 'Visiteur',
      member: 'Membre',
      formation: 'Abonné',
      lapsed: 'Ancien abonné',
    },
    refused: 'La connexion a échoué.',
  },
  en: {
    label: 'Editor’s bar',
    noText: 'no text file',
    checking: 'checking…',
    failed: 'the check stopped: run npm run check:content',
    clean: 'nothing to mend',
    faults: { one: '{n} fault', other: '{n} faults' },
    notes: { one: '{n} note', other: '{n} notes' },
    note: 'Note',
    line: 'Line {n}',
    draft: {
      guidance: 'Draft: some guidance is left between [[ and ]].',
      planned: 'Announced lesson (state: planned): only its public part exists.',
    },
    drafted: 'draft',
    missing: 'This language is missing: the page shows the other one. File to write:',
    missingTwin: 'translation missing',
    twin: 'Other language:',
    late: 'To be reread since {day}.',
    due: 'To be reread by {day}.',
    isLate: 'review overdue',
    open: 'Open in VS Code',
    visitAs: 'See the page as',
    visitors: {
      visitor: 'Visitor',
      member: 'Member',
      formation: 'Subscriber',
      lapsed: 'Lapsed subscriber',
    },
    refused: 'Signing in failed.',
  },
};
