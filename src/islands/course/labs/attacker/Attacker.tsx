import { useId } from 'react';
import {
  blocksNeeded,
  maxBlocksTried,
  rewriteCost,
  successChance,
} from '../../../../domain/labs/attacker.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { attackerLab } from '../../../../i18n/fr/course/labs/attacker.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Lab } from '../kit/Lab.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { AttackerDrawing } from './AttackerDrawing.tsx';

type AttackerTexts = typeof attackerLab;

const loadTexts = textsLoader(
  import.meta.glob<AttackerTexts>('../../../../i18n/*/course/labs/attacker.ts', {
    import: 'attackerLab',
  }),
);

/** The share in per cent. */
const initial = { share: 10, blocks: 5, amount: 2000, reward: 30 };
/** A chance that counts as small. */
const limit = 0.001;
const mostBlocks = 60;

const trials: TrialConditions<typeof initial> = {
  triple: ({ share, blocks }) => share === 30 && blocks === 5,
  safe: ({ share, blocks }) => share === 30 && successChance(0.3, blocks) < limit,
  majority: ({ share }) => share > 50,
};

export default function Attacker({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/attacker`, start, trials);
  const { state, change } = lab;
  const id = useId();
  const { number, euros, share: percent } = numbersOf(lang);
  const share = state.share / 100;
  const chance = successChance(share, state.blocks);
  const cost = rewriteCost(state.blocks, state.reward);
  const hasMajority = share >= 0.5;
  const blocksUnderLimit = blocksNeeded(share, limit);
  const needed =
    blocksUnderLimit === undefined
      ? fill(t.beyond, { n: maxBlocksTried })
      : number(blocksUnderLimit);
  const isCheap = cost < state.amount;
  const shown =
    chance > 0 && chance < 1e-6
      ? fill(t.less, { value: percent(1e-6, 4) })
      : percent(chance, chance < 0.01 ? 4 : 1);
  const words = {
    share: percent(share, 1),
    chance: shown,
    blocks: fill(plural(lang, state.blocks, t.blocksText), { n: state.blocks }),
    amount: euros(state.amount),
    loss: euros(chance * state.amount),
    needed,
    cost: euros(cost),
  };
  const text = hasMajority
    ? fill(t.majority, words)
    : `${fill(t.say, words)} ${fill(t.needed, words)}`;

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      sliders={{
        share: { label: t.share, unit: '%', tone: 'down', min: 1, max: 60, step: 1 },
        blocks: {
          label: t.blocks,
          tone: 'primary',
          min: 0,
          max: mostBlocks,
          step: 1,
          whole: true,
        },
        amount: { label: t.amount, unit: '€', min: 100, max: 50000, step: 100 },
        reward: { label: t.reward, unit: '€', min: 10, max: 1000, step: 10 },
      }}
      drawing={
        <AttackerDrawing
          labelledBy={id}
          share={share}
          blocks={state.blocks}
          limit={limit}
          t={t}
          lang={lang}
          onMove={(blocks) => change({ blocks: Math.min(Math.max(blocks, 0), mostBlocks) })}
        />
      }
      results={[
        { label: t.results.chance, value: shown, tone: chance > limit ? 'down' : 'up' },
        {
          label: t.results.loss,
          value: euros(chance * state.amount),
          note: fill(t.ofAmount, { amount: euros(state.amount) }),
        },
        { label: t.results.needed, value: hasMajority ? t.never : needed },
        { label: t.results.cost, value: euros(cost) },
      ]}
      say={{
        id,
        text: isCheap ? `${text} ${fill(t.cheap, words)}` : text,
        tone: hasMajority ? 'bad' : undefined,
        formula:
          !hasMajority && fill(t.formula, { share: percent(share, 1), blocks: state.blocks }),
      }}
      trials={t.trials}
      settings={{
        triple: { ...start, share: 30, blocks: 5 },
        safe: { ...start, share: 30, blocks: 24 },
        majority: { ...start, share: 51 },
      }}
    />
  );
}
