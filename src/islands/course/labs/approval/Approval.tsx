import { readRequest } from '../../../../domain/labs/approval-reading.ts';
import { fee } from '../../../../domain/labs/approval-requests.ts';
import {
  amountOf,
  exposureOf,
  readDecision,
  withAmount,
  writeDecision,
} from '../../../../domain/labs/approval.ts';
import { nextOpen, readAnswers, withAnswer } from '../../../../domain/labs/shared/rounds.ts';
import { fill } from '../../../../i18n/format.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTakenFocus } from '../../../ui/hooks.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { LabFrame } from '../kit/LabFrame.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { Rounds } from '../kit/Rounds.tsx';
import { loadKit } from '../kit/texts.ts';
import { Trials } from '../kit/Trials.tsx';
import { startWith, useLab } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from './approval.css?url&no-inline';
import { Decide } from './Decide.tsx';
import { Outcome } from './Outcome.tsx';
import { RawData } from './RawData.tsx';
import { approvalTrials, initialApproval, marksOf, orderOf } from './state.ts';
import { Wallet } from './Wallet.tsx';
import { wordsOf, type ApprovalTexts } from './words.ts';

const loadTexts = textsLoader(
  import.meta.glob<ApprovalTexts>('../../../../i18n/*/course/labs/approval.ts', {
    import: 'approvalLab',
  }),
);

export default function Approval({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initialApproval, values);
  const { state, done, change, reset } = useLab(`${page}/approval`, start, approvalTrials);
  const [verdictRef, takeToVerdict] = useTakenFocus();
  const [roundRef, takeToRound] = useTakenFocus();
  const { euros } = numbersOf(lang);
  const order = orderOf(state.seed);
  const request = order[state.at] ?? order[0];
  if (!request) return null;
  const { action, site } = request;
  const marks = marksOf(state);
  const decision = readDecision(readAnswers(state.answers).get(request.id));
  const hasAmount = amountOf(action) !== undefined;
  const isChanged = state.isEditing && hasAmount && state.amount >= 0;
  const shown = isChanged ? withAmount(action, state.amount) : action;
  const revealed = decision !== undefined || (state.isEditing && hasAmount);
  const exposure = exposureOf(shown);
  const { fields, lines } = readRequest(shown, t.sites.exchange);
  const selector = lines.find(({ field }) => field === 'function')?.text ?? '';
  const words = fields.map((field) => wordsOf(field, selector, t, lang));
  const chosen = words[fields.findIndex(({ name }) => name === state.field)];
  const cost = action.type === 'permit' || action.type === 'login' ? 0 : fee;
  const wanted = action.type === 'swap' ? action.amountIn : request.wanted;

  const go = (at: number, field = '') => change({ at, field, isEditing: false, amount: -1 });
  const next = nextOpen(marks, state.at);
  const original = amountOf(action);
  const first = original === 'max' ? exposure.holding : (original ?? 0);

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
        onShuffle={() => change({ ...start, seed: state.seed + 1 })}
      />
      <p className="lab-situation">{t.requests[request.id].situation}</p>
      <div className="approval-bench">
        <Wallet
          heading={t.wallet}
          asks={site === 'none' ? t.own : fill(t.asks, { site: t.sites[site] })}
          cost={cost ? fill(t.cost, { fee: euros(cost) }) : t.free}
          fields={fields}
          words={words}
          chosen={state.field}
          deciding={decision && request.key}
          decides={t.decides}
          onChoose={(field) => change({ field })}
        />
        <RawData
          heading={t.raw}
          lines={lines}
          chosen={state.field}
          note={chosen?.note ?? t.rawHint}
        />
      </div>
      <Decide
        request={request}
        decision={decision}
        isEditing={state.isEditing}
        amount={isChanged ? state.amount : first}
        t={t}
        kit={kit}
        lang={lang}
        focus={verdictRef}
        onDecide={(given) => {
          takeToVerdict();
          const answers = withAnswer(state.answers, request.id, writeDecision(given));
          const amount = given.type === 'change' ? given.amount : -1;
          change({ answers, amount, isEditing: hasAmount });
        }}
        onEdit={() => change({ isEditing: !state.isEditing, amount: -1 })}
        onAmount={(amount) => change({ amount })}
        onNext={
          next === undefined
            ? undefined
            : () => {
                takeToRound();
                go(next);
              }
        }
      />
      <Outcome {...{ exposure, wanted, revealed, cost, t, lang }} />
      <Trials
        t={kit}
        done={done}
        trials={[
          {
            name: 'bytes',
            ...t.trials.bytes,
            set: () =>
              go(
                order.findIndex((one) => one.id === 'unlimited'),
                'amount',
              ),
          },
          { name: 'exact', ...t.trials.exact },
          { name: 'all', ...t.trials.all },
        ]}
      />
    </LabFrame>
  );
}
