/** What no program can check for the person who runs the site. */
import { site, toFill } from '../../../src/site.ts';
import { infoFinding, okFinding, type Finding, type Setup } from './setup.ts';

export function checkOwner({ live }: Setup): Finding[] {
  return [
    toFill.length === 0
      ? okFinding('src/site.ts is filled in.')
      : infoFinding(
          `src/site.ts waits for ${toFill.length} values of yours: npm run check lists them.`,
        ),
    ...(site.defaultOrigin.endsWith('.example')
      ? [infoFinding('src/site.ts still has an example address as the site’s own (defaultOrigin).')]
      : []),
    infoFinding(
      'Signals: advice on crypto-assets for money needs an authorisation (Regulation (EU) 2023/1114). ' +
        'Have yours at hand before selling them, or sell the training alone.',
    ),
    ...(live
      ? [infoFinding('The terms and the privacy policy are drafts until counsel has read them.')]
      : []),
  ];
}
