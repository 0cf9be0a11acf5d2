import type { Reading } from '../../../../domain/labs/approval-reading.ts';
import type { FieldWords } from './words.ts';

interface Props {
  readonly heading: string;
  /** The page that asks, or how the payment began. */
  readonly asks: string;
  readonly cost: string;
  readonly fields: Reading['fields'];
  readonly words: readonly FieldWords[];
  /** Name of the field that is inspected. */
  readonly chosen: string;
  /** Name of the decisive field, once it may be revealed. */
  readonly deciding: string | undefined;
  readonly decides: string;
  readonly onChoose: (name: string) => void;
}

/** The signing dialog of a wallet, whose fields can be inspected. */
export function Wallet({ heading, asks, cost, fields, words, ...rest }: Props) {
  const { chosen, deciding, decides, onChoose } = rest;
  return (
    <div className="approval-wallet">
      <p className="approval-name">{heading}</p>
      <p className="approval-asks">{asks}</p>
      <ul>
        {fields.map(({ name }, at) => {
          const { label, value, owner, isStranger } = words[at] ?? { label: name, value: '' };
          return (
            <li key={name}>
              <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
                <span className="approval-label">
                  {label}
                  {name === deciding && <em>{decides}</em>}
                </span>
                <span className="approval-value">
                  {value}
                  {owner !== undefined && (
                    <small data-stranger={isStranger ? '' : undefined}>{owner}</small>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <p className="approval-cost numbers">{cost}</p>
    </div>
  );
}
