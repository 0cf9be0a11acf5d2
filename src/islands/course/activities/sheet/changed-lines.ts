/**
 * The lines that differ from those before, in one text.
 * @param before Empty if there were none: then nothing has changed.
 */
export function changedLines(before: string, now: string): string {
  if (before === '') return '';
  const lines = before.split('\n');
  return now
    .split('\n')
    .filter((line, index) => line !== lines[index])
    .join('. ');
}
