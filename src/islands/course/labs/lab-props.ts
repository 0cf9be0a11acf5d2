import type { Lang } from '../../../i18n/locales.ts';

/** Properties of every lab. */
export interface LabProps {
  /** Key of the lesson or article, under which the lab's state is kept. */
  readonly page: string;
  readonly lang: Lang;
  /** Start values of controls, by name; the lab has its own for the others. */
  readonly values: Readonly<Record<string, number>>;
}
