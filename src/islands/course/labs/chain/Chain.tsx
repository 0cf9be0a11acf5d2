import { Fragment, useEffect, useId } from 'react';
import {
  blockStates,
  copiedDigits,
  expectedAttempts,
  originalChain,
  type ToyBlock,
} from '../../../../domain/labs/chain.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { chainLab } from '../../../../i18n/fr/course/labs/chain.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Choice } from '../kit/Choice.tsx';
import { LabFrame } from '../kit/LabFrame.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { Say } from '../kit/Results.tsx';
import { loadKit } from '../kit/texts.ts';
import { Trials } from '../kit/Trials.tsx';
import { useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { Block, Link } from './Block.tsx';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import styles from './chain.css?url&no-inline';
import { initialChain, isForgeryAccepted, toBlocks, withBlock, type ChainState } from './state.ts';
import { useBlockHashes, useMining } from './use-chain.ts';

type ChainTexts = typeof chainLab;

const loadTexts = textsLoader(
  import.meta.glob<ChainTexts>('../../../../i18n/*/course/labs/chain.ts', { import: 'chainLab' }),
);

const trials: TrialConditions<ChainState> = {
  forge: ({ data1, previous2 }) =>
    data1 !== initialChain.data1 && previous2 === initialChain.previous2,
  rebuild: ({ rebuilt }) => rebuilt,
  easy: ({ zeros, mined }) => zeros === '3' && mined,
};

export default function Chain({ page, lang }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const { state, done, change, reset } = useLab(`${page}/chain`, initialChain, trials);
  const blocks = toBlocks(state);
  const { blocks: hashedBlocks, hashes } = useBlockHashes(blocks);
  const zeros = Number(state.zeros);
  const states = blockStates(hashedBlocks, hashes, zeros);
  const { number } = numbersOf(lang);
  const id = useId();
  const mining = useMining(
    (at, nonce, attempts) => {
      change({
        ...withBlock(at, { nonce }),
        attempts: state.attempts + attempts,
        mined: true,
      });
    },
    (attempts) => change({ attempts: state.attempts + attempts }),
  );

  const edit = (at: number, block: Partial<ToyBlock>): void => {
    mining.stop();
    change(withBlock(at, block));
  };
  const choose = (next: string): void => {
    mining.stop();
    change({ zeros: next, mined: false });
  };
  const isAccepted = isForgeryAccepted(hashedBlocks, hashes, zeros);
  useEffect(() => {
    // The hashes that decide it are computed after the change that led to it.
    if (isAccepted) change({ rebuilt: true });
  }, [isAccepted, change]);
  const refused = states.filter((one) => one !== 'accepted').length;
  const isOriginal = hashedBlocks.every(({ data }, index) => data === originalChain[index]?.data);
  const isComputed = hashes.every(Boolean);
  const isRebuilt = isComputed && refused === 0 && !isOriginal;
  const text = mining.block
    ? fill(t.mining, { n: mining.block })
    : refused > 0 && isComputed
      ? fill(plural(lang, refused, t.refused), { n: refused })
      : isOriginal
        ? t.intact
        : isRebuilt
          ? fill(t.rebuilt, { n: number(state.attempts) })
          : '';

  return (
    <LabFrame
      title={t.title}
      t={kit}
      onReset={() => {
        mining.discard();
        reset();
      }}
    >
      <StyleSheet href={styles} />
      <div className="chain">
        {blocks.map((block, index) => {
          const at = index + 1;
          const before = hashes[index - 1]?.slice(0, copiedDigits);
          return (
            <Fragment key={at}>
              {index > 0 && <Link broken={isComputed && block.previous !== before} />}
              <Block
                at={at}
                block={block}
                hash={hashes[index] ?? ''}
                before={before}
                state={isComputed ? (states[index] ?? 'accepted') : 'accepted'}
                zeros={zeros}
                t={t}
                mining={mining.block === at ? number(mining.attempts) : undefined}
                onEdit={(changed) => edit(at, changed)}
                onMine={() =>
                  mining.block === at ? mining.stop() : mining.start(at, block, zeros)
                }
              />
            </Fragment>
          );
        })}
      </div>
      <div className="chain-tally numbers">
        <p>
          {t.attempts} <b>{number(state.attempts + mining.attempts)}</b>
          <br />
          <small>{fill(t.expected, { n: number(expectedAttempts(zeros)) })}</small>
        </p>
        <Choice
          legend={t.zeros}
          options={['3', '4'].map((n) => ({ value: n, label: fill(t.zerosOption, { n }) }))}
          value={state.zeros}
          onChange={choose}
        />
        <button
          type="button"
          className="btn btn-small"
          onClick={() => edit(1, { data: 'Ana>Leo:99' })}
        >
          {t.forge}
        </button>
      </div>
      <Say
        id={id}
        text={text}
        tone={isRebuilt ? 'good' : refused > 0 && isComputed ? 'bad' : undefined}
      >
        {t.formula}
      </Say>
      <Trials
        t={kit}
        done={done}
        trials={[
          { name: 'forge', ...t.trials.forge, set: () => edit(1, { data: 'Ana>Leo:99' }) },
          { name: 'rebuild', ...t.trials.rebuild },
          { name: 'easy', ...t.trials.easy, set: () => choose('3') },
        ]}
      />
    </LabFrame>
  );
}
