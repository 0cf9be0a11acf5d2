/** Reminders for the owner: what cannot be checked automatically. */
import { site, toFill } from '../../../src/site.ts';
import { infoFinding, okFinding, type Finding, type Setup } from './setup.ts';

export function checkOwner({ live }: Setup): Finding[] {
  return [
    toFill.length === 0
      ? okFinding('src/site.ts is filled in.')
      : infoFinding(
          `src/site.ts has ${toFill.length} values to fill in: npm run check lists them.`,
        ),
    ...(site.defaultOrigin.endsWith('.example')
      ? [infoFinding('src/site.ts still has an example origin (defaultOrigin).')]
      : []),
    infoFinding(
      'Signals: advice on crypto-assets for money needs an authorisation (Regulation (EU) 2023/1114). ' +
        'Obtain it before selling signals, or sell the training alone.',
    ),
    ...(live
      ? [infoFinding('The terms and the privacy policy are drafts until counsel has read them.')]
      : []),
  ];
}
