import { typedOf, type DraftField } from '../../../domain/signals/draft-form.ts';
import {
  differences,
  keepMine,
  takeTheirs,
  type SignalForm,
} from '../../../stores/desk/signal-form.ts';
import { useFocused } from '../../ui/hooks.ts';
import type { SignalsProps } from './props.ts';

interface Props extends SignalsProps {
  readonly form: SignalForm;
  /** Called with the field to correct, if one's own version cannot be saved. */
  readonly onDone: (field: DraftField | undefined) => void;
}

/** One's own draft beside the version that somebody else saved meanwhile: the editor chooses. */
export function Conflict({ lang, s, form, onDone }: Props) {
  const { conflict: c } = s;
  const title = useFocused<HTMLHeadingElement>();
  const { conflict, typed } = form;
  if (!conflict) return null;
  const isGone = conflict === 'gone';
  const mine = () => {
    void keepMine(lang).then(onDone);
    // The address of a form that is not stored yet.
    if (isGone) location.hash = 'signals/new';
  };
  const theirs = () => {
    takeTheirs(lang);
    if (isGone) location.hash = 'signals';
  };
  return (
    <section className="desk-conflict" aria-labelledby="desk-conflict">
      <h3 id="desk-conflict" ref={title} tabIndex={-1}>
        {c.title}
      </h3>
      <p>{isGone ? c.gone : c.text}</p>
      {!isGone && (
        <div className="desk-scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{c.field}</th>
                <th scope="col">{c.mine}</th>
                <th scope="col">{c.theirs}</th>
              </tr>
            </thead>
            <tbody>
              {differences(typed, conflict, lang).map((field) => (
                <tr key={field}>
                  <th scope="row">{s.form[field]}</th>
                  <td>{shown(s, field, typed[field])}</td>
                  <td>{shown(s, field, typedOf(conflict, lang)[field])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="desk-actions">
        <button type="button" className="btn btn-small" onClick={theirs}>
          {isGone ? c.leave : c.take}
        </button>
        <button type="button" className="btn btn-small" onClick={mine}>
          {isGone ? c.keepNew : c.keep}
        </button>
      </div>
    </section>
  );
}

function shown(s: SignalsProps['s'], field: DraftField, value: string): string {
  if (field === 'action') return s.actions[value === 'sell' ? 'sell' : 'buy'];
  if (field === 'currency') return s.form.currencies[value === 'usd' ? 'usd' : 'eur'];
  if (field === 'unit') return s.form.units[value as 'hours'];
  return value.trim() === '' ? s.conflict.empty : value;
}
