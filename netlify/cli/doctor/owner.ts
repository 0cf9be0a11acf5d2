/** Reminders for the owner of checks that cannot be automated. */
import {
  describeValue,
  missingForSale,
  missingValues,
  type OwnerValue,
} from '../../../src/domain/site/owner.ts';
import { site } from '../../../src/site.ts';
import { errorFinding, infoFinding, okFinding, type Finding, type Setup } from './setup.ts';

/** Lists missing values of the owner, and what the law asks for before a sale. */
export function checkOwner({ env, live }: Setup): Finding[] {
  const required = missingForSale(site);
  const optional = missingValues(site).filter((value) => !required.includes(value));
  const list = (values: readonly OwnerValue[]) => values.map(describeValue).join(', ');
  return [
    required.length === 0
      ? okFinding('src/site.ts has every value that a sale requires.')
      : (live ? errorFinding : infoFinding)(
          `src/site.ts lacks values without which production does not build: ${list(required)}.`,
        ),
    ...(optional.length > 0
      ? [infoFinding(`src/site.ts lacks values that pages leave out: ${list(optional)}.`)]
      : []),
    ...(site.defaultOrigin.endsWith('.example')
      ? [infoFinding('src/site.ts still has an example origin (defaultOrigin).')]
      : []),
    infoFinding(
      'Signals: advice on crypto-assets for money needs an authorisation (Regulation (EU) 2023/1114). ' +
        'Obtain it before selling signals, or sell the training alone.',
    ),
    infoFinding(
      env.SIGNAL_WEBHOOKS?.trim() === 'off'
        ? 'Signals: automatic execution is off (SIGNAL_WEBHOOKS).'
        : 'Signals: sending orders to exchanges for clients may need an authorisation of its own. ' +
            'SIGNAL_WEBHOOKS=off stops automatic execution by any path.',
    ),
    ...(live
      ? [infoFinding('The terms and the privacy policy are drafts until counsel has read them.')]
      : []),
  ];
}
