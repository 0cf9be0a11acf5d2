import { fill, plural, type Lang } from '../../i18n/index.ts';
import { $contractEnd, type EndFault } from '../../stores/contract/contract-end.ts';
import { Alert } from '../ui/Alert.tsx';
import { useShared } from '../ui/hooks.ts';
import type { StepTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: StepTexts['steps'];
}

/** The red box of what failed last, if something did. */
export function EndAlert({ lang, t }: Props) {
  const { fault, wait } = useShared($contractEnd, $contractEnd.get());
  if (!fault) return null;
  return (
    <div className="dialog-alert">
      <Alert>{sentence(lang, t, fault, wait)}</Alert>
    </div>
  );
}

function sentence(
  lang: Lang,
  t: StepTexts['steps'],
  fault: EndFault,
  wait: number | undefined,
): string {
  if (fault === 'rate_limited' && wait) {
    const minutes = wait > 90;
    const n = minutes ? Math.ceil(wait / 60) : wait;
    return fill(plural(lang, n, minutes ? t.waitMinutes : t.waitSeconds), { n });
  }
  const known: Partial<Record<EndFault, string>> = t.faults;
  return known[fault] ?? t.faults.unexpected;
}
