import { useState } from 'react';
import type { Position, PositionSize } from '../../../../domain/labs/position-size.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing, type Sheet } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { PriceLevel } from '../kit/PriceLevel.tsx';
import { linear, niceStep, ticks } from '../kit/scale.ts';
import type { positionSizeLab } from '../../../../i18n/fr/course/labs/position-size.ts';
import { unitsText } from './words.ts';

type LevelName = 'entry' | 'stop' | 'target';

interface Props {
  readonly labelledBy: string;
  readonly position: Position;
  readonly size: PositionSize;
  readonly t: typeof positionSizeLab;
  readonly lang: Lang;
  /** A level was dragged to a price. */
  readonly onMove: (level: LevelName, price: number) => void;
}

/** Limits of the drawing, in prices and units. */
interface View {
  readonly bottom: number;
  readonly top: number;
  readonly units: number;
}

function viewOf({ position: { entry, target }, size }: Props): View {
  const { lossPerUnit, units } = size;
  const span = niceStep(lossPerUnit * 1.1) * 1.05;
  const above = Math.min(Math.max((target - entry) * 1.2, lossPerUnit * 0.5), lossPerUnit * 2.6);
  return { bottom: entry - span, top: entry + above, units: niceStep(Math.max(units * 1.3, 0.1)) };
}

/**
 * Price upwards, quantity to the right: the area below the entry is the loss, the one above it the
 * gain. The scales stay while a level is dragged, so that it follows the pointer.
 */
export function PositionDrawing(props: Props) {
  const [held, setHeld] = useState<View>();
  const view = held ?? viewOf(props);
  return (
    <Drawing labelledBy={props.labelledBy} height={(_, narrow) => (narrow ? 300 : 500)}>
      {(sheet) => (
        <Plot
          {...props}
          sheet={sheet}
          view={view}
          onHold={(holds) => setHeld(holds ? view : undefined)}
        />
      )}
    </Drawing>
  );
}

interface PlotProps extends Props {
  readonly sheet: Sheet;
  readonly view: View;
  readonly onHold: (holds: boolean) => void;
}

function Plot({ sheet, view, position, size, t, lang, onMove, onHold }: PlotProps) {
  const { width, height, narrow, hatch } = sheet;
  const { number, euros } = numbersOf(lang);
  const [left, right, top, bottom] = narrow
    ? [48, width - 14, 30, height - 38]
    : [58, width - 22, 34, height - 42];
  const x = linear([0, view.units], [left, right]);
  const y = linear([view.top, view.bottom], [top, bottom]);
  const clampY = (price: number): number => Math.min(Math.max(y(price), top), bottom);
  const [bought, sold, target] = [
    clampY(size.bought),
    clampY(size.soldAtStop),
    clampY(size.soldAtTarget),
  ];
  const end = x(Math.min(size.units, view.units));
  const shown = end - left;
  const prices = ticks(view.bottom, view.top, narrow ? 5 : 8);
  const quantities = ticks(0, view.units, narrow ? 5 : 10);
  const square = ((prices[1] ?? 0) - (prices[0] ?? 0)) * (quantities[1] ?? 0);
  const caps = [
    { units: size.affordable, text: t.all, line: 'line-ink', at: bottom - 8 },
    { units: size.affordable / 4, text: t.quarter, line: 'line-rest', at: bottom - 28 },
  ].filter(({ units }) => units < view.units * 0.98 && units > view.units * 0.04);
  const over = x(Math.min(size.affordable, view.units));
  const gains = size.gainPerUnit > 0;
  const drag = (level: LevelName) => ({
    y,
    toPrice: linear([top, bottom], [view.top, view.bottom]),
    onMove: (price: number) => onMove(level, price),
    onHold,
  });
  const isFree = (price: number): boolean =>
    [position.entry, position.stop, position.target].every(
      (level) => Math.abs(y(level) - y(price)) > 15,
    );

  return (
    <>
      {prices.map((price) => (
        <g key={price}>
          <path className="line-grid" d={`M${left} ${y(price)}H${right}`} />
          {isFree(price) && (
            <text className="quiet" x={left - 8} y={y(price) + 5} textAnchor="end">
              {number(price)}
            </text>
          )}
        </g>
      ))}
      {quantities.map((units) => (
        <g key={units}>
          <path className="line-grid" d={`M${x(units)} ${top}V${bottom}`} />
          <text className="quiet" x={x(units)} y={bottom + 18} textAnchor="middle">
            {number(units)}
          </text>
        </g>
      ))}
      <text className="quiet" x={left - 8} y={16} textAnchor="end">
        {t.price}
      </text>
      <text className="quiet" x={right} y={height - 3} textAnchor="end">
        {t.quantity}
      </text>
      <text className="quiet" x={left} y={height - 3}>
        {fill(t.square, { value: euros(square) })}
      </text>

      {gains && (
        <rect
          className="line-up"
          strokeWidth="1.5"
          fill={hatch.up}
          x={left}
          y={target}
          width={shown}
          height={bought - target}
        />
      )}
      <rect fill={hatch.primary} x={left} y={bought} width={shown} height={sold - bought} />
      {over < end && (
        <rect
          className="area-down-soft"
          x={over}
          y={bought}
          width={end - over}
          height={sold - bought}
        />
      )}
      {over < end && (
        <rect fill={hatch.down} x={over} y={bought} width={end - over} height={sold - bought} />
      )}
      <rect
        className="line-primary"
        strokeWidth="2.6"
        x={left}
        y={bought}
        width={shown}
        height={sold - bought}
      />
      {caps.map(({ units, text, line, at }) => {
        const flips = x(units) > width * 0.6;
        return (
          <g key={text}>
            <path
              className={`dashes ${line}`}
              strokeWidth="1.5"
              d={`M${x(units)} ${top}V${bottom}`}
            />
            <text
              className="halo quiet"
              x={x(units) + (flips ? -6 : 6)}
              y={at}
              textAnchor={flips ? 'end' : 'start'}
            >
              {text}
            </text>
          </g>
        );
      })}

      <PriceLevel
        {...drag('target')}
        price={position.target}
        name={`${t.target} ${euros(position.target)}`}
        tone="up"
        left={left}
        right={right}
        above
      />
      <PriceLevel
        {...drag('stop')}
        price={position.stop}
        name={`${t.stop} ${euros(position.stop)}`}
        tone="down"
        left={left}
        right={right}
      />
      <PriceLevel
        {...drag('entry')}
        price={position.entry}
        name={`${t.entry} ${euros(position.entry)}`}
        tone="ink"
        left={left}
        right={right}
        above
      />

      <path
        className="line-ink"
        strokeWidth="1.5"
        d={`M${end + 11} ${bought}h8m-4 0V${sold}m-4 0h8`}
      />
      {sold - bought > 34 && (
        <text
          className="halo strong"
          x={Math.min(end + 22, right - 96)}
          y={(bought + sold) / 2 + 5}
        >
          {fill(t.perUnit, { value: euros(size.lossPerUnit, 3) })}
        </text>
      )}
      <text
        className="halo strong"
        fontSize="16"
        x={Math.max(left + 40, left + shown / 2)}
        y={sold + 20}
        textAnchor="middle"
      >
        {unitsText({ size, t, lang })}
      </text>
      {shown > 84 && (
        <>
          {sold - bought > 46 && (
            <Amount
              x={left + shown / 2}
              y={(bought + sold) / 2}
              tone="area-primary"
              amount={euros(size.loss)}
              text={t.lost}
              narrow={narrow}
            />
          )}
          {gains && bought - target > 60 && (
            <Amount
              x={left + shown / 2}
              y={(bought + target) / 2}
              tone="area-up"
              amount={euros(size.gain)}
              text={t.won}
              narrow={narrow}
            />
          )}
        </>
      )}
    </>
  );
}

interface AmountProps {
  readonly x: number;
  readonly y: number;
  readonly tone: string;
  readonly amount: string;
  readonly text: string;
  readonly narrow: boolean;
}

function Amount({ x, y, tone, amount, text, narrow }: AmountProps) {
  return (
    <>
      <text
        className={`halo strong ${tone}`}
        fontSize={narrow ? 21 : 27}
        x={x}
        y={y + 4}
        textAnchor="middle"
      >
        {amount}
      </text>
      <text className="halo" x={x} y={y + 22} textAnchor="middle">
        {text}
      </text>
    </>
  );
}
