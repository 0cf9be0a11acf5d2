import { useId } from 'react';
import type { Exposure } from '../../../../domain/labs/approval.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from '../kit/numbers.ts';
import { Results, Say } from '../kit/Results.tsx';
import { ExposureDrawing } from './ExposureDrawing.tsx';
import type { ApprovalTexts } from './words.ts';

interface Props {
  readonly exposure: Exposure;
  /** The amount that the user wants to move, in euros. */
  readonly wanted: number;
  /** Whether the reader has decided, and sees the loss. */
  readonly revealed: boolean;
  /** Network fee, in euros. */
  readonly cost: number;
  readonly t: ApprovalTexts;
  readonly lang: Lang;
}

/** What leaves the wallet once the request is signed: drawn, in figures and in sentences. */
export function Outcome({ exposure, wanted, revealed, cost, t, lang }: Props) {
  const id = useId();
  const { euros } = numbersOf(lang);
  const loss = exposure.leaves - exposure.returns;
  return (
    <>
      <div className="approval-drawing">
        <ExposureDrawing
          labelledBy={id}
          exposure={exposure}
          wanted={wanted}
          revealed={revealed}
          t={t}
          lang={lang}
        />
      </div>
      <Results
        results={[
          {
            label: t.results.loss,
            value: revealed ? euros(loss) : '?',
            note: revealed ? (exposure.future ? t.future : '') : t.hidden,
            tone: revealed && loss > wanted ? 'down' : undefined,
          },
          { label: t.results.holding, value: euros(exposure.holding) },
          { label: t.results.fee, value: euros(cost) },
        ]}
      />
      <Say id={id} text={sayOf(exposure, revealed, t, lang)}>
        {t.formula}
      </Say>
    </>
  );
}

/** Describes the drawing in sentences. */
function sayOf(exposure: Exposure, revealed: boolean, t: ApprovalTexts, lang: Lang): string {
  const { euros } = numbersOf(lang);
  const { holding, leaves, returns, future } = exposure;
  const words = {
    holding: euros(holding),
    leaves: euros(leaves),
    returns: euros(returns),
    loss: euros(leaves - returns),
  };
  if (!revealed) return fill(t.say.hidden, words);
  const sentences = [
    leaves > 0 ? t.say.leaves : t.say.nothing,
    ...(returns > 0 ? [t.say.returns] : []),
    ...(future ? [t.say.future] : []),
  ];
  return fill(sentences.join(' '), words);
}
