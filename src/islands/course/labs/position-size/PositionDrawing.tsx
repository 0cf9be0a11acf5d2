import { useState } from 'react';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { PriceLevel } from '../kit/PriceLevel.tsx';
import { Areas } from './Areas.tsx';
import { Axes } from './Axes.tsx';
import { geometryOf, type PartProps, type View, viewOf } from './geometry.ts';
import { Labels } from './Labels.tsx';

type LevelName = 'entry' | 'stop' | 'target';

interface Props extends Pick<PartProps, 'position' | 'size' | 't' | 'lang'> {
  readonly labelledBy: string;
  /** A level was dragged to a price. */
  readonly onMove: (level: LevelName, price: number) => void;
}

/**
 * Price upwards, quantity to the right: the area below the entry is the loss, the one above it the
 * gain. The scales stay while a level is dragged, so that it follows the pointer.
 */
export function PositionDrawing({ labelledBy, onMove, ...shown }: Props) {
  const { position, size } = shown;
  const [held, setHeld] = useState<View>();
  const view = held ?? viewOf(position, size);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 300 : 500)}>
      {(sheet) => {
        const part = { ...shown, sheet, view, geometry: geometryOf(sheet, view, size) };
        return (
          <>
            <Axes {...part} />
            <Areas {...part} />
            <Levels
              {...part}
              onMove={onMove}
              onHold={(holds) => setHeld(holds ? view : undefined)}
            />
            <Labels {...part} />
          </>
        );
      }}
    </Drawing>
  );
}

interface LevelsProps extends PartProps, Pick<Props, 'onMove'> {
  readonly onHold: (holds: boolean) => void;
}

/** The target, the stop and the entry, which can be dragged. */
function Levels({ geometry, position, t, lang, onMove, onHold }: LevelsProps) {
  const { left, right, y, toPrice } = geometry;
  const { euros } = numbersOf(lang);
  const level = (name: LevelName) => ({
    ...{ left, right, y, toPrice, onHold },
    price: position[name],
    name: `${t[name]} ${euros(position[name])}`,
    onMove: (price: number) => onMove(name, price),
  });
  return (
    <>
      <PriceLevel {...level('target')} tone="up" above />
      <PriceLevel {...level('stop')} tone="down" />
      <PriceLevel {...level('entry')} tone="ink" above />
    </>
  );
}
