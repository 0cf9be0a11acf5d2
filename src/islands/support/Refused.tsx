import { mailLink } from '../../domain/site/mailto.ts';
import { maxLinks, type SupportValues } from '../../domain/support/form.ts';
import { fill, plural, type Lang } from '../../i18n/index.ts';
import { $support, type SupportState } from '../../stores/support/support.ts';
import { Alert } from '../ui/Alert.tsx';
import { useShared } from '../ui/hooks.ts';
import type { FormTexts, StepTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: Pick<FormTexts, 'failed'>;
  readonly steps: StepTexts | undefined;
  readonly address: string;
  readonly values: SupportValues;
}

/** Longest prepared message, as an address: mail programs cut longer ones. */
const longestLink = 1_800;

/** The red box of a message that did not leave, with the other way to send it. */
export function Refused({ lang, t, steps, address, values }: Props) {
  const { fault, wait } = useShared($support, $support.get());
  if (!fault) return null;
  const { subject, message: body } = values;
  const whole = mailLink(address, { subject, body });
  return (
    <Alert>
      <p>{steps ? sentence(lang, steps, fault, wait) : t.failed}</p>
      <p className="mt-2">
        {steps?.otherWay}{' '}
        <a
          className="link"
          href={whole.length > longestLink ? mailLink(address, { subject, body: '' }) : whole}
        >
          {address}
        </a>
      </p>
    </Alert>
  );
}

/** Longer waits, in seconds, are said without their length: nobody counts 1,440 minutes. */
const longestSaid = 2 * 60 * 60;

function sentence(
  lang: Lang,
  t: StepTexts,
  fault: NonNullable<SupportState['fault']>,
  wait: number | undefined,
): string {
  if (fault === 'rate_limited' && wait && wait <= longestSaid) {
    const minutes = wait > 90;
    const n = minutes ? Math.ceil(wait / 60) : wait;
    return fill(plural(lang, n, minutes ? t.waitMinutes : t.waitSeconds), { n });
  }
  const known: Partial<Record<typeof fault, string>> = t.faults;
  return fill(known[fault] ?? t.faults.unexpected, { n: maxLinks });
}
