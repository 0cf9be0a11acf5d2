import { useState, type SubmitEvent } from 'react';
import { pairOf } from '../../../domain/signals/states.ts';
import {
  readLevels,
  rewardToRisk,
  typedOf,
  type WrittenSignal,
} from '../../../domain/signals/draft-form.ts';
import { fill, formatNumber, formatShare, plural } from '../../../i18n/format.ts';
import { formatLevel, formatMoment, formatValidity } from '../../../i18n/signal-formats.ts';
import type { DeskError } from '../../../stores/desk/call.ts';
import { $desk } from '../../../stores/desk/overview.ts';
import { issueSignal } from '../../../stores/desk/signal-actions.ts';
import { closeSignalForm, showLatest } from '../../../stores/desk/signal-form.ts';
import { Modal } from '../../ui/Modal.tsx';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { useShared } from '../../ui/hooks.ts';
import { useAction } from '../../ui/use-action.ts';
import { ErrorLine } from '../ErrorLine.tsx';
import type { SignalsProps } from './props.ts';

interface Props extends SignalsProps {
  readonly draft: WrittenSignal & { readonly id: string; readonly version: number };
  readonly onClose: () => void;
}

/** The final confirmation before a signal is issued: every number again, and its recipients. */
export function IssueDialog({ draft, onClose, ...props }: Props) {
  const { lang, t, s } = props;
  const { issue: i } = s;
  const desk = useShared($desk, { type: 'loading' });
  const isOpen = desk.type === 'open' && desk.overview.opened_at !== null;
  // A trial by default: an accidental key press sends nothing to anybody.
  const [trial, setTrial] = useState(true);
  const { busy, outcome, run } = useAction<DeskError['code']>();
  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const result = await run(() => issueSignal(draft, trial));
    if (result?.type !== 'ok') return;
    closeSignalForm();
    location.hash = `signals/${draft.id}`;
    onClose();
  };
  const close = (): void => {
    onClose();
    // Only now: numbers do not change while they are read.
    showLatest();
  };
  const entitled = desk.type === 'open' ? desk.overview.subscribers : { entitled: 0, by_email: 0 };
  const count = fill(plural(lang, entitled.entitled, i.subscribers), { n: entitled.entitled });
  const choices = [
    { value: true, title: i.trial, text: i.trialText, off: false },
    {
      value: false,
      title: i.live,
      text: isOpen ? fill(i.liveText, { count, mails: entitled.by_email }) : i.closed,
      off: !isOpen,
    },
  ];
  return (
    <Modal wide closeLabel={t.close} onClose={close}>
      <h2 id="dialog-title">{i.title}</h2>
      <p className="dialog-intro">{i.text}</p>
      <form className="form" onSubmit={(event) => void submit(event)}>
        <Numbers {...props} draft={draft} />
        <fieldset className="desk-how">
          <legend>{i.how}</legend>
          {choices.map(({ value, title, text, off }) => (
            <label key={title} className="tick">
              <input
                type="radio"
                name="trial"
                checked={trial === value}
                disabled={off}
                onChange={() => setTrial(value)}
              />
              <span>
                <b>{title}</b>
                <br />
                {text}
              </span>
            </label>
          ))}
        </fieldset>
        <ErrorLine
          lang={lang}
          t={t}
          error={outcome.type === 'error' ? outcome : undefined}
          conflict={i.conflict}
        />
        <div className="desk-actions">
          <SubmitButton busy={busy}>
            {busy ? i.issuing : trial ? i.confirmTrial : i.confirmLive}
          </SubmitButton>
          <button type="button" className="btn" onClick={close}>
            {i.cancel}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function Numbers({ lang, s, draft }: SignalsProps & { readonly draft: WrittenSignal }) {
  const { rows, ratioValue } = s.issue;
  const [now] = useState(() => Date.now());
  const price = (text: string) => formatLevel(lang, text, draft.currency);
  const ratio = rewardToRisk(readLevels(typedOf(draft, lang), lang)) ?? 0;
  const length = draft.validity_minutes * 60_000;
  const facts = [
    [rows.pair, pairOf(draft.coin, draft.currency)],
    [rows.action, s.actions[draft.action]],
    [rows.entry, price(draft.entry)],
    [rows.stop, price(draft.stop_loss)],
    [rows.target, price(draft.take_profit)],
    [rows.ratio, fill(ratioValue, { ratio: formatNumber(lang, ratio) })],
    [rows.risk, formatShare(lang, draft.risk)],
    [rows.validity, formatValidity(lang, draft.validity_minutes)],
    [rows.until, formatMoment(lang, new Date(now + length).toISOString())],
  ] as const;
  return (
    <dl className="recap">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
