import { historyOf, judgePick } from '../../../../domain/labs/address-poisoning-histories.ts';
import { nextOpen, readAnswers, withAnswer } from '../../../../domain/labs/shared/rounds.ts';
import { fill } from '../../../../i18n/format.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTakenFocus } from '../../../ui/hooks.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Switch } from '../kit/Choice.tsx';
import { LabFrame } from '../kit/LabFrame.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { Rounds } from '../kit/Rounds.tsx';
import { loadKit } from '../kit/texts.ts';
import { Trials } from '../kit/Trials.tsx';
import { startWith, useLab } from '../kit/use-lab.ts';
import { Verdict } from '../kit/Verdict.tsx';
import type { LabProps } from '../lab-props.ts';
import { Address } from './Address.tsx';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from './address-poisoning.css?url&no-inline';
import { Comparison } from './Comparison.tsx';
import { History } from './History.tsx';
import { Maker } from './Maker.tsx';
import { initialPoisoning, lostOf, marksOf, orderOf, poisoningTrials } from './state.ts';
import { reasonOf, type PoisoningTexts } from './words.ts';

const loadTexts = textsLoader(
  import.meta.glob<PoisoningTexts>('../../../../i18n/*/course/labs/address-poisoning.ts', {
    import: 'addressPoisoningLab',
  }),
);

export default function AddressPoisoning({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initialPoisoning, values);
  const key = `${page}/address-poisoning`;
  const { state, done, change, reset } = useLab(key, start, poisoningTrials);
  const [verdictRef, takeToVerdict] = useTakenFocus();
  const [roundRef, takeToRound] = useTakenFocus();
  const order = orderOf(state.seed);
  const payment = order[state.at] ?? order[0];
  if (!payment) return null;
  const { isFull, isCased } = state;
  const marks = marksOf(state);
  const paid = readAnswers(state.answers).get(payment.id);
  const pick = paid ?? state.pick;
  const next = nextOpen(marks, state.at);
  const words = {
    name: t.names[payment.id],
    amount: numbersOf(lang).euros(payment.amount),
  };
  const go = (at: number) => change({ at, pick: '' });

  return (
    <LabFrame title={t.title} t={kit} onReset={reset}>
      <StyleSheet href={styles} />
      <Rounds
        label={t.round}
        marks={marks}
        at={state.at}
        lang={lang}
        t={kit}
        focus={roundRef}
        onGo={go}
        onShuffle={() => change({ seed: state.seed + 1, at: 0, answers: '', pick: '' })}
      />
      <div className="lab-situation">
        <p>
          {fill(t.situation, words)} {fill(t.references[payment.reference], words)}
        </p>
        {payment.reference === 'call' && (
          <Address address={payment.address} isFull isCased={isCased} />
        )}
      </div>
      <div className="poison-bench">
        <History
          payment={payment}
          rows={historyOf(payment, state.seed)}
          pick={pick}
          isPaid={paid !== undefined}
          isFull={isFull}
          isCased={isCased}
          t={t}
          lang={lang}
          onPick={(value) => change({ pick: value })}
        />
        <div className="poison-switches">
          <Switch
            label={t.full}
            checked={isFull}
            onChange={(checked) => change({ isFull: checked })}
          />
          <Switch
            label={t.cased}
            checked={isCased}
            onChange={(checked) => change({ isCased: checked })}
          />
        </div>
      </div>
      <div className="lab-decide">
        {!pick && <p>{t.choose}</p>}
        {paid === undefined && pick && (
          <div className="lab-buttons">
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                takeToVerdict();
                change({ answers: withAnswer(state.answers, payment.id, pick) });
              }}
            >
              {pick === 'ask' ? t.wait : t.pay}
            </button>
          </div>
        )}
        <Verdict
          mark={paid === undefined ? 'open' : judgePick(payment, paid)}
          titles={t.verdicts}
          focus={verdictRef}
        >
          {paid !== undefined && <p>{fill(t.reasons[reasonOf(payment, paid)], words)}</p>}
        </Verdict>
        {paid !== undefined && <Comparison payment={payment} pick={paid} t={t} />}
        {paid !== undefined && next !== undefined && (
          <div className="lab-buttons">
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => {
                takeToRound();
                go(next);
              }}
            >
              {kit.next}
            </button>
          </div>
        )}
      </div>
      <Maker
        count={state.count}
        rate={state.rate}
        lost={lostOf(state)}
        t={t}
        kit={kit}
        lang={lang}
        onChange={change}
      />
      <Trials
        t={kit}
        done={done}
        trials={[
          { name: 'cased', ...t.trials.cased, set: () => change({ isCased: true }) },
          { name: 'eight', ...t.trials.eight, set: () => change({ count: 8, rate: 1000 }) },
          { name: 'sixteen', ...t.trials.sixteen, set: () => change({ count: 16, rate: 1000 }) },
        ]}
      />
    </LabFrame>
  );
}
