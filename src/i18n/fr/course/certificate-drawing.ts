/** The words of the certificate itself: on the page, in the PNG and in the PDF. */
import type { CertificateWords } from '../../../domain/course/certificate/drawing/layout.ts';

export const certificateDrawing: CertificateWords & {
  readonly facts: Readonly<Record<'issued' | 'reading' | 'quizzes' | 'version', string>>;
  /** Watermark of the specimen. */
  readonly stamps: Readonly<Record<'specimen' | 'preview', string>>;
  readonly count: string;
  /** Format of the number, date and version, on a specimen or preview that has none. */
  readonly placeholders: Readonly<Record<'number' | 'issued' | 'version', string>>;
} = {
  title: 'Certificat de réussite',
  to: 'décerné à',
  number: 'Numéro',
  statement: [
    'pour avoir terminé toutes les leçons de la formation « Comprendre la crypto »',
    'et réussi le quiz de chacune : des questions tirées au hasard à chaque essai,',
    'et trois quarts des points au moins.',
  ],
  modules: {
    fondations: 'Fondations',
    actifs: 'Actifs',
    marches: 'Marchés',
    defi: 'DeFi',
    maitrise: 'Maîtrise',
  },
  scan: ['Pour vérifier : scannez,', 'ou tapez le numéro sur'],
  limits: [
    'Ce certificat atteste un travail accompli. Il n’est ni un diplôme reconnu par l’État ni un titre inscrit au RNCP, et ne permet pas de conseiller autrui.',
    'Le nom est celui que la personne a indiqué ; son identité n’a pas été contrôlée. Le temps de lecture est estimé, sans les quiz ni les exercices.',
  ],
  facts: {
    issued: 'Délivré le',
    reading: 'Temps de lecture estimé',
    quizzes: 'Quiz réussis',
    version: 'Version du contenu',
  },
  stamps: { specimen: 'Spécimen', preview: 'Aperçu' },
  count: '{n} sur {n}',
  placeholders: { number: 'ECT-XXXX-XXXX-XXXX', issued: 'JJ mois AAAA', version: 'XXXXXXXXXXXX' },
};
