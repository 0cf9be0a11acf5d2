import { useId } from 'react';
import type { Lang } from '../../../../i18n/locales.ts';
import { unitFor } from '../../../../i18n/unit.ts';
import { NumberField, useTyped } from '../../labs/kit/NumberField.tsx';
import type { KitTexts } from '../../labs/kit/texts.ts';

interface Props {
  readonly label: string;
  readonly unit?: string;
  readonly value: number;
  readonly lang: Lang;
  readonly t: KitTexts;
  readonly onChange: (value: number) => void;
}

/** A number to fill in. */
export function InputRow({ label, unit = '', value, lang, t, onChange }: Props) {
  const id = useId();
  const typed = useTyped({ value, unit, decimals: 8, lang, t, onChange });
  return (
    <tr>
      <th scope="row">
        <label htmlFor={id}>{label}</label>
        {typed.problem && (
          <span className="activity-missing" id={`${id}-problem`} role="alert">
            {typed.problem}
          </span>
        )}
      </th>
      <td>
        <NumberField
          {...{ id, typed, lang }}
          unit={unitFor(lang, value, unit, 8)}
          describedBy={`${id}-problem`}
        />
      </td>
    </tr>
  );
}
