import type { ReactElement } from 'react';
import { colours, page, type Shape } from '../../../domain/course/certificate/drawing/shapes.ts';

interface Props {
  readonly shapes: readonly Shape[];
  /** Address of the pictures of the lessons. */
  readonly plate: string;
  /** Text alternative: everything that is written on it. */
  readonly label: string;
  /** Width and height of the drawing. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** The certificate as SVG, on its own paper in both themes. */
export function Drawing({ shapes, plate, label, size = page }: Props) {
  return (
    <svg
      className="certificate-drawing"
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes.map((shape, index) => draw(shape, plate, index))}
    </svg>
  );
}

function draw(shape: Shape, plate: string, key: number): ReactElement {
  switch (shape.type) {
    case 'path':
      return (
        <path
          key={key}
          d={shape.d}
          fill={shape.fill && colours[shape.fill]}
          stroke={shape.stroke && colours[shape.stroke]}
          strokeWidth={shape.width}
          strokeDasharray={shape.dash?.join(' ')}
        />
      );
    case 'text': {
      const { x, y, size, weight, anchor, turned } = shape;
      return (
        <text
          key={key}
          x={x}
          y={y}
          fontSize={size}
          fontWeight={weight}
          textAnchor={anchor === 'start' ? undefined : anchor}
          fill={colours[shape.colour]}
          opacity={shape.opacity}
          transform={turned === undefined ? undefined : `rotate(${turned} ${x} ${y})`}
        >
          {shape.text}
        </text>
      );
    }
    case 'plate':
      return <image key={key} href={plate} width={page.width} height={page.height} />;
  }
}
