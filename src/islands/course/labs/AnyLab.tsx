import type { LabName } from '../../../domain/labs/names.ts';
import { loadStyleSheet } from '../../ui/StyleSheet.tsx';
import styles from './kit/kit.css?url&no-inline';
import { loadKit } from './kit/texts.ts';
import type { LabProps } from './lab-props.ts';
import { labs, preloadLabTexts } from './registry.ts';

interface Props extends LabProps {
  readonly name: LabName;
}

/** The lab with this name; nothing for a lab without code. Suspends until it is loaded. */
export function AnyLab({ name, ...props }: Props) {
  const Lab = labs[name];
  if (!Lab) return null;
  // Preloads the styles of all labs in parallel with the lab's code.
  loadStyleSheet(styles);
  loadKit(props.lang).catch(() => undefined);
  preloadLabTexts(name, props.lang);
  return <Lab {...props} />;
}
