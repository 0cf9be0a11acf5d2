import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { parseSheet, sheetValues } from '../../../../domain/course/sheet/sheet.ts';
import { fill } from '../../../../i18n/format.ts';
import { formatQuantity } from '../../../../i18n/quantity.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import kitStyles from '../../labs/kit/kit.css?url&no-inline';
import { loadKit } from '../../labs/kit/texts.ts';
import { useLab } from '../../labs/kit/use-lab.ts';
import type { ActivityProps } from '../activity.ts';
import styles from '../live.css?url&no-inline';
import { keyOf, liveIn, useLive } from '../place.ts';
import { loadActivityTexts } from '../texts.ts';
import { ChangedResults } from './ChangedResults.tsx';
import { Download } from './Download.tsx';
import { InputRow } from './InputRow.tsx';
import { readSheet } from './read-sheet.ts';

const noTrials = {};

/** A calculation sheet: inputs, live results, and a file with the same formulas. */
export default function Sheet(props: ActivityProps) {
  const { place, lang } = props;
  const [{ sheet: t }, kit] = useTexts(lang, loadActivityTexts, loadKit);
  const sheet = useMemo(() => readSheet(place), [place]);
  const results = useMemo(() => parseSheet(sheet), [sheet]);
  const start = Object.fromEntries(sheet.inputs.map(({ name, value }) => [name, value]));
  const { state, change, reset } = useLab(keyOf(props, 'sheet'), start, noTrials);
  const values = sheetValues(results, state);
  const shown = results.map(({ name, label, unit, digits }) => {
    const value = values[name] ?? NaN;
    const isKnown = Number.isFinite(value);
    return { name, label, value: isKnown ? formatQuantity(lang, value, unit, digits) : t.none };
  });
  useLive(place, 'done');

  return createPortal(
    <>
      <StyleSheet href={kitStyles} />
      <StyleSheet href={styles} />
      <table className="sheet-table numbers">
        <thead>
          <tr>
            <th scope="col">{t.inputs}</th>
            <th scope="col">{t.value}</th>
          </tr>
        </thead>
        <tbody>
          {sheet.inputs.map(({ name, ...input }) => (
            <InputRow
              key={name}
              {...input}
              value={state[name] ?? input.value}
              lang={lang}
              t={kit}
              onChange={(value) => change({ [name]: value })}
            />
          ))}
        </tbody>
        <tbody>
          {shown.map(({ name, label, value }, index) => (
            <tr key={name}>
              <th scope="row">
                {label} <small>{sheet.formulas[index]}</small>
              </th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ChangedResults lines={shown.map((result) => fill(t.result, result))} />
      <p className="activity-buttons">
        <Download sheet={sheet} results={results} values={values} t={t} />
        <button type="button" className="link" onClick={reset}>
          {t.reset}
        </button>
      </p>
    </>,
    liveIn(place),
  );
}
