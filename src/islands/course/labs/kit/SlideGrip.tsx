import type { PointerEvent } from 'react';

interface Props {
  readonly x: number;
  readonly y: number;
  /** Limits of the vertical line that it stands on. */
  readonly top: number;
  readonly bottom: number;
  /** The value at a position in the drawing. */
  readonly toValue: (x: number) => number;
  readonly onMove: (value: number) => void;
  /** Called when the handle is pressed and when it is released: a scale that its value changes must wait. */
  readonly onHold?: (holds: boolean) => void;
}

/** A vertical line with a handle, dragged to the left and right. A slider does the same for the keyboard. */
export function SlideGrip({ x, y, top, bottom, toValue, onMove, onHold }: Props) {
  const drag = (event: PointerEvent<SVGGElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    onMove(toValue(event.clientX - (box?.left ?? 0)));
  };
  return (
    <g
      className="lab-grip-x"
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        onHold?.(true);
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => onHold?.(false)}
    >
      <path className="line-ink" strokeWidth="1.5" d={`M${x} ${top}V${bottom}`} />
      <rect fill="transparent" x={x - 22} y={top - 12} width="44" height={bottom - top + 12} />
      <circle className="area-surface line-ink" strokeWidth="2" cx={x} cy={y} r="8.5" />
      <path
        className="line-ink"
        strokeWidth="1.4"
        d={`M${x - 1.6} ${y - 3}l-3 3 3 3m3.2-6l3 3-3 3`}
      />
    </g>
  );
}
