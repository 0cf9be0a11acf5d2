import { useId } from 'react';
import { differences, hashBits, toHex, variant } from '../../../../domain/labs/hash.ts';
import { fill } from '../../../../i18n/format.ts';
import type { hashLab } from '../../../../i18n/fr/course/labs/hash.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { LabFrame } from '../kit/LabFrame.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { Results, Say } from '../kit/Results.tsx';
import { loadKit } from '../kit/texts.ts';
import { Trials } from '../kit/Trials.tsx';
import { useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { BitGrid, Runs } from './HashDrawing.tsx';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from './hash.css?url&no-inline';
import { useHashes } from './use-hashes.ts';

const loadTexts = textsLoader(
  import.meta.glob<typeof hashLab>('../../../../i18n/*/course/labs/hash.ts', { import: 'hashLab' }),
);

/** The texts of the lesson. `many`: a hundred edits are shown. */
const initial = { first: 'Ana>Leo:10', second: 'Ana>Leo:11', many: false, edit: 0 };

const trials: TrialConditions<typeof initial> = {
  same: ({ first, second }) => first === second,
  long: ({ first, second }) => Math.max(first.length, second.length) > 100,
  many: ({ many }) => many,
};

export default function Hash({ page, lang }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const { state, done, change, reset } = useLab(`${page}/hash`, initial, trials);
  const { first, second, many, edit } = state;
  const hashes = useHashes(first, second, many);
  const id = useId();
  const { number, share } = numbersOf(lang);

  const bits = differences(hashes.first, hashes.second);
  const count = bits.filter(Boolean).length;
  const [hex, otherHex] = [toHex(hashes.first), toHex(hashes.second)];
  const changed = Array.from(hex, (digit, at) => digit !== otherHex[at]);
  const said =
    first === second ? t.same : fill(t.say, { bits: count, share: share(count / hashBits, 0) });
  const { runs } = hashes;
  const said100 = fill(t.runs, {
    min: Math.min(...runs),
    max: Math.max(...runs),
    mean: number(runs.reduce((sum, run) => sum + run, 0) / runs.length, 1),
  });

  return (
    <LabFrame title={t.title} t={kit} onReset={reset}>
      <StyleSheet href={styles} />
      <div className="hash-bench">
        <div className="hash-texts">
          <TextField label={t.first} value={first} onChange={(text) => change({ first: text })} />
          <Digits label={t.hashOf} hex={hex} />
          <TextField
            label={t.second}
            value={second}
            onChange={(text) => change({ second: text })}
          />
          <Digits label={t.hashOfOther} hex={otherHex} changed={changed} />
          <div className="hash-buttons">
            <button
              type="button"
              className="btn btn-small"
              onClick={() => change({ second: variant(first, edit), edit: edit + 1 })}
            >
              {t.retouch}
            </button>
            <button type="button" className="btn btn-small" onClick={() => change({ many: true })}>
              {t.many}
            </button>
          </div>
        </div>
        <div className="hash-drawing">
          <BitGrid bits={bits} labelledBy={id} />
          <p className="lab-formula">{t.legend}</p>
          {runs.length > 0 && (
            <Runs runs={runs} current={count} axis={t.axis} labelledBy={`${id}-runs`} />
          )}
        </div>
      </div>
      <Results
        results={[
          {
            label: t.results.bits,
            value: String(count),
            note: fill(t.ofTotal, { total: hashBits }),
          },
          {
            label: t.results.digits,
            value: String(changed.filter(Boolean).length),
            note: fill(t.ofTotal, { total: 64 }),
          },
          { label: t.results.letters, value: String(lettersChanged(first, second)) },
        ]}
      />
      <Say id={id} text={said}>
        {t.formula}
      </Say>
      {runs.length > 0 && <Say id={`${id}-runs`} text={said100} />}
      <Trials
        t={kit}
        done={done}
        trials={[
          {
            name: 'same',
            ...t.trials.same,
            set: () => change({ first: initial.first, second: initial.first }),
          },
          {
            name: 'long',
            ...t.trials.long,
            set: () => change({ first: t.long, second: t.long.toUpperCase() }),
          },
          { name: 'many', ...t.trials.many, set: () => change({ many: true }) },
        ]}
      />
    </LabFrame>
  );
}

/** Positions at which two texts differ; those of a longer text count. */
function lettersChanged(first: string, second: string): number {
  const [one, other] = [Array.from(first), Array.from(second)];
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, at) => one[at] !== other[at]).filter(Boolean).length;
}

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function TextField({ label, value, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className="hash-text">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={2_000}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

/** A hash in groups of eight digits; the changed ones are marked. */
function Digits({ label, hex, changed }: { label: string; hex: string; changed?: boolean[] }) {
  const groups = Array.from({ length: 8 }, (_, group) => hex.slice(group * 8, group * 8 + 8));
  return (
    <p className="hash-digits">
      <span className="sr-only">{label}</span>
      {groups.map((group, index) => (
        <code key={index}>
          {changed
            ? Array.from(group, (digit, at) =>
                changed[index * 8 + at] ? <b key={at}>{digit}</b> : digit,
              )
            : group}
        </code>
      ))}
    </p>
  );
}
