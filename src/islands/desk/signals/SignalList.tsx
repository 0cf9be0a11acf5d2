import { pairOf } from '../../../domain/signals/states.ts';
import { fill } from '../../../i18n/format.ts';
import { formatLevel, formatMoment } from '../../../i18n/signal-formats.ts';
import {
  groupOf,
  readOlderSignals,
  type DeskSignal,
  type DeskSignalsState,
  type SignalGroup,
} from '../../../stores/desk/signals.ts';
import { openSignalForm } from '../../../stores/desk/signal-form.ts';
import { passFocus } from '../../ui/hooks.ts';
import type { SignalsProps } from './props.ts';

interface Props extends SignalsProps {
  readonly state: Extract<DeskSignalsState, { type: 'known' }>;
  readonly chosen: string | undefined;
  /** The drafts kept in this tab. */
  readonly kept: readonly { readonly id: string; readonly version: number }[];
}

const groups: readonly SignalGroup[] = ['draft', 'open', 'closed'];

/** Drafts, open and closed signals, each group with the newest first. */
export function SignalList({ state, chosen, kept, ...props }: Props) {
  const { lang, s, user } = props;
  return (
    <>
      <div className="desk-head">
        <h2 tabIndex={-1}>{s.heading}</h2>
        <a
          className="btn btn-small btn-primary"
          href="#signals/new"
          // The address stays that of the new draft when it is saved.
          onClick={() => chosen === 'new' && openSignalForm(user, lang, undefined)}
        >
          {s.write}
        </a>
      </div>
      {state.stale && (
        <p className="desk-stale" role="status">
          {s.stale}
        </p>
      )}
      {chosen === undefined &&
        kept.map(({ id, version }) => (
          <p key={id} className="desk-kept">
            {s.kept}{' '}
            <a className="link" href={`#signals/${version === 0 ? 'new' : id}`}>
              {s.resume}
              {nameOf(state.signals.find((signal) => signal.id === id))}
            </a>
          </p>
        ))}
      {groups.map((group) => {
        const signals = state.signals.filter((signal) => groupOf(signal.state) === group);
        return (
          <section key={group} aria-labelledby={`desk-${group}`}>
            <h3 id={`desk-${group}`}>
              {s.groups[group]} <span className="desk-count">{signals.length}</span>
            </h3>
            {signals.length === 0 && <p className="desk-none">{s.none[group]}</p>}
            <ul className="desk-rows">
              {signals.map((signal) => (
                <li key={signal.id}>
                  <Row {...props} signal={signal} current={signal.id === chosen} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {state.more && (
        <button
          type="button"
          className="btn btn-small"
          onClick={({ currentTarget }) => void readOlder(currentTarget)}
        >
          {s.older}
        </button>
      )}
    </>
  );
}

/** Loads older signals. With the oldest ones the button disappears: the focus passes to the first that was added. */
async function readOlder(button: HTMLElement): Promise<void> {
  const list = button.parentElement;
  const rows = () => list?.querySelectorAll<HTMLElement>('.desk-row') ?? [];
  const before = rows().length;
  await readOlderSignals();
  passFocus(button, () => (rows()[before] ?? rows()[before - 1])?.focus());
}

/** The name of a draft that is saved, to tell it from others. */
function nameOf(signal: DeskSignal | undefined): string {
  return signal ? ` (${pairOf(signal.coin, signal.currency)})` : '';
}

interface RowProps extends SignalsProps {
  readonly signal: DeskSignal;
  readonly current: boolean;
}

function Row({ lang, s, signal, current }: RowProps) {
  const { id, action, coin, currency, state, entry, trial, source } = signal;
  const when = formatMoment(lang, signal.issued_at ?? signal.created_at);
  return (
    <a className="desk-row" href={`#signals/${id}`} aria-current={current ? 'true' : undefined}>
      <b>
        {s.actions[action]} {pairOf(coin, currency)}
      </b>
      <span className="desk-row-state">
        {s.states[state]}
        {trial && state !== 'draft' && <span className="tag tag-premium">{s.trial}</span>}
      </span>
      <span className="desk-row-note">
        {formatLevel(lang, entry, currency)} ·{' '}
        {fill(state === 'draft' ? s.writtenAt : s.issuedAt, { when })}
        {source === 'machine' && ` · ${s.machine}`}
      </span>
    </a>
  );
}
