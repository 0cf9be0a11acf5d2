import { preinit } from 'react-dom';
import { isLabName } from '../../../domain/labs/names.ts';
import styles from '../labs/kit/kit.css?url&no-inline';
import { loadKit } from '../labs/kit/texts.ts';
import { labs } from '../labs/registry.ts';
import type { ActivityProps } from './activity.ts';

/** The lab that an element names, with the element's values; nothing for a lab without code. */
export default function LabActivity({ place, lesson, lang }: ActivityProps) {
  const { lab: name = '', values } = place.dataset;
  const Lab = isLabName(name) ? labs[name] : undefined;
  if (!Lab) return null;
  // What every lab needs is fetched beside its code, not after it.
  preinit(styles, { as: 'style', precedence: 'default' });
  void loadKit(lang);
  return <Lab page={lesson} lang={lang} values={readValues(values)} />;
}

function readValues(json: string | undefined): Readonly<Record<string, number>> {
  return json ? (JSON.parse(json) as Record<string, number>) : {};
}
