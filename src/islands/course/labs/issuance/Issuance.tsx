import { useId } from 'react';
import {
  dateAt,
  halvingsAt,
  issuedAt,
  lastHeight,
  limit,
  paceAt,
} from '../../../../domain/labs/issuance.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { issuanceLab } from '../../../../i18n/fr/course/labs/issuance.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Choice } from '../kit/Choice.tsx';
import { Lab } from '../kit/Lab.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { SupplyDrawing } from './SupplyDrawing.tsx';

type IssuanceTexts = typeof issuanceLab;

const loadTexts = textsLoader(
  import.meta.glob<IssuanceTexts>('../../../../i18n/*/course/labs/issuance.ts', {
    import: 'issuanceLab',
  }),
);

const initial = { height: 840_000, span: 'near' };
/** Highest block of each part shown. Steps reach every halving. */
const spans = {
  near: { max: 1_680_000, step: 10_000 },
  all: { max: 7_020_000, step: 30_000 },
} as const;

const trials: TrialConditions<typeof initial> = {
  half: ({ height }) => height === 210_000,
  halving: ({ height }) => height >= 1_050_000 && height < 1_260_000,
  end: ({ height }) => height >= lastHeight,
};

export default function Issuance({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/issuance`, start, trials);
  const { height, span } = lab.state;
  const id = useId();
  const { number, share } = numbersOf(lang);
  const { max, step } = span === 'all' ? spans.all : spans.near;
  const issued = issuedAt(height);
  const { perBlock, perDay, perYear, rate } = paceAt(height);
  const halvings = halvingsAt(height);
  const isOver = perBlock === 0;
  const words = {
    height: number(height),
    year: dateAt(height).getUTCFullYear(),
    issued: number(issued, 8),
    // Rounded down: the limit is never reached.
    share: share(Math.floor((issued / limit) * 1e6) / 1e6, 4),
    perBlock: number(perBlock, 8),
    perDay: number(perDay, 6),
    perYear: number(perYear, 4),
    rate: share(rate, 2),
    left: number(limit - issued, 4),
    missing: number(limit - issuedAt(lastHeight), 4),
  };

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      sliders={{
        height: { label: t.height, tone: 'primary', min: 0, max, step, whole: true },
      }}
      controls={
        <Choice
          legend={t.span}
          options={Object.entries(t.spans).map(([value, label]) => ({ value, label }))}
          value={span}
          onChange={(next) =>
            lab.change({
              span: next,
              height: next === 'near' ? Math.min(height, spans.near.max) : height,
            })
          }
        />
      }
      drawing={
        <SupplyDrawing
          labelledBy={id}
          height={height}
          max={max}
          t={t}
          lang={lang}
          onMove={(to) =>
            lab.change({ height: Math.min(Math.max(Math.round(to / step) * step, 0), max) })
          }
        />
      }
      results={[
        {
          label: t.results.issued,
          value: number(Math.floor(issued)),
          note: fill(t.ofLimit, words),
        },
        {
          label: t.results.perBlock,
          value: words.perBlock,
          note: fill(plural(lang, halvings, t.halvings), { n: halvings }),
        },
        {
          label: t.results.perDay,
          value: words.perDay,
          note: fill(t.perYear, { n: words.perYear }),
        },
        { label: t.results.rate, value: height === 0 ? '—' : words.rate },
      ]}
      say={{
        id,
        text: fill(isOver ? t.over : height === 0 ? t.first : t.say, words),
        formula: fill(t.formula, words),
      }}
      trials={t.trials}
      settings={{
        half: { height: 210_000 },
        halving: { height: 1_050_000 },
        end: { span: 'all', height: lastHeight },
      }}
    />
  );
}
