import type { certificateDrawing } from '../../../i18n/fr/course/certificate-drawing.ts';
import type { certificateMember } from '../../../i18n/fr/course/certificate-member.ts';
import { textsLoader } from '../../../i18n/load.ts';

export type MemberTexts = typeof certificateMember;
export type DrawingWords = typeof certificateDrawing;

/** Fetches the texts for a member. */
export const loadMemberTexts = textsLoader(
  import.meta.glob<MemberTexts>('../../../i18n/*/course/certificate-member.ts', {
    import: 'certificateMember',
  }),
);

/** Fetches the words of the certificate itself, in its own language. */
export const loadWords = textsLoader(
  import.meta.glob<DrawingWords>('../../../i18n/*/course/certificate-drawing.ts', {
    import: 'certificateDrawing',
  }),
);
