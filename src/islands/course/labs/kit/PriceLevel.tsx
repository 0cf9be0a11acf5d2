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

/** A price level with a handle. Its slider does the same for the keyboard. */
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
  const at = y(price);
  const move = (event: PointerEvent<SVGGElement>): number => {
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    return event.clientY - (box?.top ?? 0);
  };
  const isHeld = (event: PointerEvent<SVGGElement>): boolean =>
    event.currentTarget.hasPointerCapture(event.pointerId);
  // Beyond the top: an arrow says that the level is further up.
  if (at < 12) {
    return (
      <text className={`halo strong area-${tone}`} fontSize="15" x={right} y={17} textAnchor="end">
        {name} ↑
      </text>
    );
  }
  return (
    <g>
      <path
        className={`line-${tone} ${tone === 'ink' ? '' : 'dashes'}`}
        strokeWidth="2"
        d={`M${left} ${at}H${right}`}
      />
      <text
        className={`halo strong area-${tone}`}
        fontSize="15"
        x={right - 16}
        y={above ? at - 9 : at + 20}
        textAnchor="end"
      >
        {name}
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
