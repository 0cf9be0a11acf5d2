import type { members } from '../../i18n/fr/account/members.ts';
import type { deskPage } from '../../i18n/fr/desk/page.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { FailureTexts } from '../ui/ErrorBoundary.tsx';
import type { DeskTexts } from './texts.ts';

/** Props the page passes to the desk. */
export interface DeskProps {
  readonly lang: Lang;
  readonly t: {
    readonly membersOnly: typeof members.membersOnly;
    readonly signedOut: (typeof deskPage)['signedOut'];
  };
  readonly links: { readonly dashboard: string; readonly settings: string };
  readonly failure: FailureTexts;
}

/** Props of each part of the desk. */
export interface PartProps {
  readonly lang: Lang;
  readonly t: DeskTexts;
  readonly membersOnly: DeskProps['t']['membersOnly'];
  /** The editor's account, whose typed texts are kept in this tab. */
  readonly user: string;
}
