import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { formatQuantity } from '../../../../i18n/quantity.ts';
import { Drawing } from '../../labs/kit/Drawing.tsx';
import { StyleSheet } from '../../../ui/StyleSheet.tsx';
import kitStyles from '../../labs/kit/kit.css?url&no-inline';
import { linear } from '../../labs/kit/scale.ts';
import type { ActivityTexts } from '../texts.ts';
import type { NumberPrediction } from './prediction.ts';

interface Props extends NumberPrediction {
  readonly guess: number | undefined;
  readonly labelledBy: string;
  readonly t: ActivityTexts['predict'];
  readonly lang: Lang;
}

const margin = 12;
const line = 44;

/** The guess as a ring and the answer as a disc on one line; the distance between them is hatched. */
export function NumberLine({ min, max, unit, answer, guess, labelledBy, t, lang }: Props) {
  const write = (value: number): string => formatQuantity(lang, value, unit, 8);
  return (
    <>
      <StyleSheet href={kitStyles} />
      <Drawing labelledBy={labelledBy} height={() => 108}>
        {({ width, hatch }) => {
          const x = linear([min, max], [margin, width - margin]);
          const anchor = (at: number): 'start' | 'middle' | 'end' =>
            at < width * 0.3 ? 'start' : at > width * 0.7 ? 'end' : 'middle';
          const mark = (value: number) => {
            const at = Math.min(Math.max(x(value), margin), width - margin);
            const side = anchor(at);
            return { at, side, text: side === 'start' ? at - 8 : side === 'end' ? at + 8 : at };
          };
          const truth = mark(answer);
          const own = guess === undefined ? undefined : mark(guess);
          return (
            <>
              {own && (
                <rect
                  fill={hatch.rest}
                  x={Math.min(own.at, truth.at)}
                  y={line - 7}
                  width={Math.abs(own.at - truth.at)}
                  height="14"
                />
              )}
              <path
                className="line-ink"
                strokeWidth="1.5"
                d={`M${margin} ${line}H${width - margin}`}
              />
              {[min, max].map((end) => (
                <g key={end}>
                  <path className="line-ink" strokeWidth="1.5" d={`M${x(end)} ${line - 5}v10`} />
                  <text
                    className="quiet"
                    x={x(end) + (end === min ? -margin : margin)}
                    y={104}
                    textAnchor={end === min ? 'start' : 'end'}
                  >
                    {write(end)}
                  </text>
                </g>
              ))}
              <circle className="area-primary" cx={truth.at} cy={line} r="8" />
              <text
                className="halo strong area-primary"
                x={truth.text}
                y={line - 20}
                textAnchor={truth.side}
              >
                {fill(t.truth, { answer: write(answer) })}
              </text>
              {own && guess !== undefined && (
                <>
                  <circle className="line-ink" strokeWidth="2.5" cx={own.at} cy={line} r="11" />
                  <text className="halo strong" x={own.text} y={line + 33} textAnchor={own.side}>
                    {fill(t.you, { guess: write(guess) })}
                  </text>
                </>
              )}
            </>
          );
        }}
      </Drawing>
    </>
  );
}
