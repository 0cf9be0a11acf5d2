import { isLabName } from '../../../domain/labs/names.ts';
import { labs } from '../labs/registry.ts';
import type { ActivityProps } from './activity.ts';

/** The lab that an element names, with the element's values; nothing for a lab without code. */
export default function LabActivity({ place, lesson, lang }: ActivityProps) {
  const { lab: name = '', values } = place.dataset;
  const Lab = isLabName(name) ? labs[name] : undefined;
  if (!Lab) return null;
  return <Lab lesson={lesson} lang={lang} values={readValues(values)} />;
}

function readValues(json: string | undefined): Readonly<Record<string, number>> {
  return json ? (JSON.parse(json) as Record<string, number>) : {};
}
