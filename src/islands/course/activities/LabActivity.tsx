import { isLabName } from '../../../domain/labs/names.ts';
import { AnyLab } from '../labs/AnyLab.tsx';
import type { ActivityProps } from './activity.ts';

/** The lab that an element names, with the element's values; nothing for a lab without code. */
export function LabActivity({ place, lesson, lang }: ActivityProps) {
  const { lab: name = '', values } = place.dataset;
  if (!isLabName(name)) return null;
  return <AnyLab name={name} page={lesson} lang={lang} values={readValues(values)} />;
}

function readValues(json: string | undefined): Readonly<Record<string, number>> {
  return json ? (JSON.parse(json) as Record<string, number>) : {};
}
