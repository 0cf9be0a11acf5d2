import type { SheetData } from '../../../../domain/course/sheet/sheet.ts';

/** A sheet read from its element. */
export interface PlacedSheet extends SheetData {
  readonly title: string;
  /** Name of the downloaded file, without extension. */
  readonly file: string;
  /** The formula of each result, in words. */
  readonly formulas: readonly string[];
}

/** The sheet that an element of a lesson shows. */
export function readSheet(place: HTMLElement): PlacedSheet {
  const data = JSON.parse(place.dataset['sheet'] ?? '{}') as Omit<PlacedSheet, 'formulas'>;
  const words = place.querySelectorAll('[data-static] small');
  return { ...data, formulas: [...words].map(({ textContent }) => textContent) };
}
