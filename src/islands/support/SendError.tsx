import { mailLink } from '../../domain/site/mailto.ts';
import { maxLinks, type SupportValues } from '../../domain/support/form.ts';
import { errorText } from '../../i18n/errors.ts';
import type { Lang } from '../../i18n/locales.ts';
import { $support } from '../../stores/support/support.ts';
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

/** Maximum length of a prefilled `mailto:` URL: mail programs truncate longer ones. */
const longestLink = 1_800;

/** The error of sending, with an alternative way to send the message. */
export function SendError({ lang, t, steps, address, values }: Props) {
  const { error } = useShared($support, $support.get());
  if (!error) return null;
  const { subject, message: body } = values;
  const whole = mailLink(address, { subject, body });
  return (
    <Alert>
      <p>{steps ? errorText(lang, steps.errors, error, { n: maxLinks }) : t.failed}</p>
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
