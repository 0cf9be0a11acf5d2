import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/** The drawing surface: its size in CSS pixels and the fills of its hatched areas. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  /** Drawn for a phone. */
  readonly narrow: boolean;
  /** `fill` of a quantity of the subject, of a loss, of a gain, of the rest. */
  readonly hatch: Readonly<Record<'primary' | 'down' | 'up' | 'rest', string>>;
}

interface Props {
  /** Id of the sentences that describe the drawing; without it, screen readers skip the drawing. */
  readonly labelledBy?: string;
  readonly height: (width: number, narrow: boolean) => number;
  readonly children: (sheet: Sheet) => ReactNode;
}

const tones = ['primary', 'down', 'up', 'rest'] as const;

/** A drawing at its actual size, so that its text keeps its size at every width. */
export function Drawing({ labelledBy, height: heightOf, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const id = useId();
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const narrow = width < 460;
  const height = heightOf(width, narrow);
  const fillOf = (tone: string) => `url(#${id}-${tone})`;
  const hatch = {
    primary: fillOf('primary'),
    down: fillOf('down'),
    up: fillOf('up'),
    rest: fillOf('rest'),
  };
  const names = labelledBy
    ? { role: 'img', 'aria-labelledby': labelledBy }
    : { 'aria-hidden': true };
  return (
    <div ref={box}>
      {width > 0 && (
        <svg
          className="lab-svg"
          width={width}
          height={height}
          viewBox={`0 0 ${width} ${height}`}
          fill="none"
          fontSize="14"
          {...names}
        >
          <defs>
            {tones.map((tone) => (
              <pattern
                key={tone}
                id={`${id}-${tone}`}
                width="7"
                height="7"
                patternUnits="userSpaceOnUse"
                patternTransform="rotate(-45)"
              >
                <path d="M0 3.5H7" className={`line-${tone}`} strokeWidth="1" />
              </pattern>
            ))}
          </defs>
          {children({ width, height, narrow, hatch })}
        </svg>
      )}
    </div>
  );
}
