import { useRef, type PointerEvent } from 'react';

interface Props {
  readonly price: number;
  /** Its name with its price. */
  readonly name: string;
  readonly tone: 'ink' | 'down' | 'up' | 'primary';
  readonly left: number;
  readonly right: number;
  /** Its name is above the line. */
  readonly above?: boolean;
  /** Position of a price, and the price of a position. */
  readonly y: (price: number) => number;
  readonly toPrice: (y: number) => number;
  readonly onMove: (price: number) => void;
  /** Called when the handle is pressed and when it is released. */
  readonly onHold?: (holds: boolean) => void;
}

/** Position of the handle of a level beyond the top of the drawing. */
const highest = 12;

/**
 * A price level with a handle. Its slider does the same for the keyboard. Beyond the top of the drawing, an arrow says
 * that the level is further up.
 */
export function PriceLevel({
  price,
  name,
  tone,
  left,
  right,
  above,
  y,
  toPrice,
  onMove,
  onHold,
}: Props) {
  const offset = useRef(0);
  const isBeyond = y(price) < highest;
  // The handle stays mounted: React hears no lostpointercapture of a removed element.
  const at = isBeyond ? highest : y(price);
  const move = (event: PointerEvent<SVGGElement>): number => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    return event.clientY - (box?.top ?? 0);
  };
  const isHeld = (event: PointerEvent<SVGGElement>): boolean =>
    event.currentTarget.hasPointerCapture(event.pointerId);
  return (
    <g>
      {!isBeyond && (
        <path
          className={`line-${tone} ${tone === 'ink' ? '' : 'dashes'}`}
          strokeWidth="2"
          d={`M${left} ${at}H${right}`}
        />
      )}
      <text
        className={`halo strong area-${tone}`}
        fontSize="15"
        x={right - 16}
        y={isBeyond ? at + 5 : above ? at - 9 : at + 20}
        textAnchor="end"
      >
        {isBeyond ? `${name} ↑` : name}
      </text>
      <g
        className="lab-grip"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          offset.current = at - move(event);
          onHold?.(true);
        }}
        onPointerMove={(event) => {
          if (isHeld(event)) onMove(toPrice(move(event) + offset.current));
        }}
        onLostPointerCapture={() => onHold?.(false)}
      >
        <rect fill="transparent" x={right - 34} y={at - 22} width="48" height="44" />
        <circle
          className={`area-surface line-${tone}`}
          strokeWidth="2"
          cx={right}
          cy={at}
          r="8.5"
        />
        <path
          className={`line-${tone}`}
          strokeWidth="1.4"
          d={`M${right - 3} ${at - 1.6}l3-3 3 3m-6 3.2l3 3 3-3`}
        />
      </g>
    </g>
  );
}
