import { useState } from 'react';
import type { Values } from '../../../../domain/course/sheet/evaluate.ts';
import type { ParsedResult } from '../../../../domain/course/sheet/sheet.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import type { ActivityTexts } from '../texts.ts';
import type { PlacedSheet } from './read-sheet.ts';

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Props {
  readonly sheet: PlacedSheet;
  readonly results: readonly ParsedResult[];
  readonly values: Values;
  readonly t: ActivityTexts['sheet'];
}

/** Downloads the sheet with its current numbers; its code is loaded on demand. */
export function Download({ sheet, results, values, t }: Props) {
  const [hasFailed, setFailed] = useState(false);
  const download = async (): Promise<void> => {
    try {
      const { workbook } = await import('./workbook.ts');
      const heads = [t.inputs, t.value, t.results] as const;
      const { title, inputs, file } = sheet;
      const bytes = await workbook({ title, inputs, results, values, heads });
      saveFile(`${file}.xlsx`, new Blob([new Uint8Array(bytes)], { type: xlsxType }));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <button type="button" className="btn btn-small" onClick={() => void download()}>
        {t.download}
      </button>
      {hasFailed && <Alert>{t.failed}</Alert>}
    </>
  );
}
