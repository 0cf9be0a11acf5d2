import type { Requirement } from '../../domain/shared/access.ts';
import type { SealId } from '../../domain/course/encryption.ts';
import type { paywall } from '../../i18n/fr/site/reading.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { NextLesson } from './finish/next-lesson.ts';
import type { FailureTexts } from '../ui/ErrorBoundary.tsx';

/** Props a lesson's page passes to its paywall. */
export interface PaywallProps {
  readonly id: SealId;
  readonly lang: Lang;
  readonly requirement: Extract<Requirement, 'session' | 'subscription'>;
  readonly t: typeof paywall;
  /** Summary of the encrypted part, in one sentence. */
  readonly summary: string;
  /** Reading time of the lesson. */
  readonly minutes: number;
  /** The published lesson after this one; absent after the last. */
  readonly next: NextLesson | undefined;
  readonly links: { readonly pricing: string; readonly freeLesson: string };
  readonly failure: FailureTexts;
}
