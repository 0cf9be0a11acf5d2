import { useId, useMemo } from 'react';
import { candlesOf, drawTrades, riddle } from '../../../../domain/labs/candles.ts';
import type { candlesLab } from '../../../../i18n/fr/course/labs/candles.ts';
import { textsLoader } from '../../../../i18n/load.ts';
import { useTexts } from '../../../ui/use-texts.ts';
import { Choice } from '../kit/Choice.tsx';
import { Lab } from '../kit/Lab.tsx';
import { Sliders } from '../kit/Sliders.tsx';
import { loadKit } from '../kit/texts.ts';
import { startWith, useLab, type TrialConditions } from '../kit/use-lab.ts';
import type { LabProps } from '../lab-props.ts';
import { CandlesDrawing } from './CandlesDrawing.tsx';
import { RiddleDrawing } from './RiddleDrawing.tsx';
import { describeCandle, describeRiddle } from './words.ts';

type CandlesTexts = typeof candlesLab;

const loadTexts = textsLoader(
  import.meta.glob<CandlesTexts>('../../../../i18n/*/course/labs/candles.ts', {
    import: 'candlesLab',
  }),
);

/**
 * `interval`: minutes of a candle; `shown`: trades so far, at first the end of a candle of no interval; `riddle`: number
 * of the candle to guess.
 */
const initial = { mode: 'build', interval: '15', shown: 98, seed: 7, riddle: 0, answer: '' };
/** Trades of a series, and of a candle to guess. */
const [total, riddleSize] = [240, 15];

const trials: TrialConditions<typeof initial> = {
  hour: ({ mode, interval }) => mode === 'build' && interval === '60',
  close: ({ mode, shown, interval }) => mode === 'build' && shown % Number(interval) === 0,
  guess: ({ answer }) => answer !== '',
};

export default function Candles({ page, lang, values }: LabProps) {
  const [kit, t] = useTexts(lang, loadKit, loadTexts);
  const start = startWith(initial, values);
  const lab = useLab(`${page}/candles`, start, trials);
  const { state, change } = lab;
  const { shown, seed, answer } = state;
  const id = useId();
  const isGuess = state.mode === 'guess';
  const size = isGuess ? riddleSize : Number(state.interval);
  const prices = useMemo(() => drawTrades(total, seed), [seed]);
  const candles = useMemo(() => candlesOf(prices.slice(0, shown), size), [prices, shown, size]);
  const asked = useMemo(() => riddle(state.riddle, riddleSize, total, seed), [state.riddle, seed]);
  const { results, text } = isGuess
    ? describeRiddle({ riddle: asked, answer, size, t, lang })
    : describeCandle({ candles, shown, size, t, lang });
  const options = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).map(([value, label]) => ({ value, label }));

  return (
    <Lab
      title={t.title}
      kit={kit}
      lab={lab}
      lang={lang}
      controls={
        <>
          <Choice
            legend={t.mode}
            options={options(t.modes)}
            value={state.mode}
            onChange={(mode) => change({ mode })}
          />
          {isGuess ? (
            <Choice
              legend={t.answer}
              options={options(t.answers)}
              value={answer}
              onChange={(next) => change({ answer: next })}
            />
          ) : (
            <>
              <Choice
                legend={t.interval}
                options={options(t.intervals)}
                value={state.interval}
                onChange={(interval) => change({ interval })}
              />
              <Sliders
                lab={lab}
                lang={lang}
                t={kit}
                sliders={{
                  shown: {
                    label: t.shown,
                    tone: 'primary',
                    min: 1,
                    max: total,
                    step: 1,
                    whole: true,
                  },
                }}
              />
            </>
          )}
          <button
            type="button"
            className="btn btn-small"
            onClick={() =>
              change({
                ...(isGuess ? { riddle: state.riddle + 1 } : { seed: seed + 1 }),
                answer: '',
              })
            }
          >
            {isGuess ? t.candle : t.series}
          </button>
        </>
      }
      drawing={
        isGuess ? (
          <RiddleDrawing labelledBy={id} riddle={asked} isTold={answer !== ''} t={t} lang={lang} />
        ) : (
          <CandlesDrawing
            labelledBy={id}
            prices={prices}
            candles={candles}
            shown={shown}
            size={size}
            t={t}
            lang={lang}
            onMove={(next) => change({ shown: Math.min(Math.max(Math.round(next), 1), total) })}
          />
        )
      }
      results={results}
      say={{ id, text, formula: t.formula }}
      trials={t.trials}
      settings={{
        // Not to the end of a candle: that is the next trial.
        hour: { mode: 'build', interval: '60', shown: total - 1 },
        close: { mode: 'build', interval: '15', shown: 105 },
        guess: undefined,
      }}
    />
  );
}
