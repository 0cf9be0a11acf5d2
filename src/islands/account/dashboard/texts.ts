import type { members } from '../../../i18n/fr/account/members.ts';

/** Texts of the dashboard's parts, as its page passes them. */
export type DashboardTexts = Omit<typeof members.dashboard, 'title' | 'description'>;

/** With those that signed-in pages share. */
export interface MemberTexts extends Pick<typeof members, 'membersOnly' | 'badge'> {
  readonly dashboard: DashboardTexts;
}
