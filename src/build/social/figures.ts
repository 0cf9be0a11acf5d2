/** Decorative figures of the preview pictures, each in a field of 320 × 320. */
import type { Figure } from '../../content/build-registry.ts';

export const colours = {
  paper: '#fbfaf7',
  band: '#f3efe5',
  surface: '#ffffff',
  ink: '#0d1526',
  ink2: '#4a5468',
  line: '#e4e1d8',
  primary: '#1d4ed8',
  primarySoft: '#e9effd',
  premium: '#8a5a0b',
  premiumSoft: '#fbf1dc',
} as const;

/** A figure in an accent colour and its lighter variant, as SVG without its root. */
export function figureSvg(figure: Figure, accent: string, soft: string): string {
  return drawings[figure]({ accent, soft });
}

interface Ink {
  readonly accent: string;
  readonly soft: string;
}

const drawings: Readonly<Record<Figure, (ink: Ink) => string>> = {
  candles: ({ accent, soft }) => {
    // Up, and down again: must not suggest a gain.
    const days = [
      [206, 242, 190, 256],
      [186, 216, 172, 232],
      [138, 196, 122, 208],
      [150, 182, 136, 204],
      [96, 160, 80, 172],
      [108, 170, 94, 184],
      [164, 216, 150, 240],
      [150, 200, 138, 214],
    ] as const;
    const falling = [3, 5, 6];
    const candles = days.map(([top, bottom, high, low], index) => {
      const x = 32 + index * 34;
      const fill = falling.includes(index) ? colours.surface : accent;
      return (
        line(x + 9, high, x + 9, low, accent, 2.5) +
        `<rect x="${x}" y="${top}" width="18" height="${bottom - top}" rx="2" fill="${fill}" stroke="${accent}" stroke-width="2.5"/>`
      );
    });
    return (
      `<rect x="16" y="56" width="288" height="76" fill="${soft}"/>` +
      grid([56, 132, 196, 264]) +
      line(16, 132, 304, 132, accent, 2, '7 7') +
      candles.join('')
    );
  },

  blocks: ({ accent, soft }) => {
    const block = (x: number, y: number, full: boolean): string =>
      `<rect x="${x}" y="${y}" width="112" height="84" rx="10" fill="${full ? accent : soft}" stroke="${accent}" stroke-width="2.5"/>` +
      [22, 42, 62]
        .map((dy, index) =>
          line(x + 20, y + dy, x + (index === 2 ? 64 : 92), y + dy, full ? soft : accent, 4),
        )
        .join('');
    return (
      line(84, 104, 84, 118, accent, 2.5) +
      `<path d="M84 104v26q0 12 12 12h52M236 162v0" fill="none" stroke="${accent}" stroke-width="2.5"/>` +
      `<path d="M160 184v26q0 12 12 12h8" fill="none" stroke="${accent}" stroke-width="2.5"/>` +
      block(28, 20, false) +
      block(104, 118, false) +
      block(180, 216, true)
    );
  },

  depth: ({ accent, soft }) => {
    const rows = [250, 196, 152, 96, 58];
    const bar = (width: number, y: number, fill: string): string =>
      `<rect x="16" y="${y}" width="${width}" height="18" rx="3" fill="${fill}"/>`;
    return (
      rows.map((width, index) => bar(width, 20 + index * 26, soft)).join('') +
      line(16, 160, 304, 160, accent, 2, '7 7') +
      rows.map((width, index) => bar(width, 282 - index * 26, accent)).join('')
    );
  },

  letters: ({ accent, soft }) =>
    `<rect x="16" y="236" width="288" height="20" rx="3" fill="${soft}"/>` +
    `<rect x="16" y="272" width="196" height="20" rx="3" fill="${soft}"/>` +
    `<path d="M36 196 98 36h18l62 160M60 138h94" fill="none" stroke="${accent}" stroke-width="17" stroke-linejoin="round" stroke-linecap="round"/>` +
    `<circle cx="238" cy="158" r="38" fill="none" stroke="${accent}" stroke-width="17"/>` +
    line(278, 116, 278, 196, accent, 17),

  plans: ({ accent, soft }) => {
    const card = (x: number, y: number, height: number, edge: string, rows: number): string =>
      `<rect x="${x}" y="${y}" width="134" height="${height}" rx="12" fill="${colours.surface}" stroke="${edge}" stroke-width="2.5"/>` +
      `<rect x="${x + 20}" y="${y + 26}" width="72" height="20" rx="3" fill="${accent}"/>` +
      Array.from({ length: rows }, (_, index) => {
        const at = y + 82 + index * 32;
        return (
          `<path d="m${x + 20} ${at} 6 6 10-12" fill="none" stroke="${accent}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>` +
          `<rect x="${x + 46}" y="${at - 5}" width="64" height="8" rx="3" fill="${soft}"/>`
        );
      }).join('');
    return card(16, 56, 208, colours.line, 4) + card(168, 28, 264, accent, 5);
  },

  compass: ({ accent, soft }) => {
    const ticks = Array.from({ length: 24 }, (_, index) => {
      const long = index % 6 === 0;
      return `<path d="M160 24v${long ? 20 : 10}" transform="rotate(${index * 15} 160 160)" stroke="${accent}" stroke-width="${long ? 4 : 2}" stroke-linecap="round"/>`;
    });
    return (
      `<circle cx="160" cy="160" r="136" fill="${soft}"/>` +
      ticks.join('') +
      `<g transform="rotate(38 160 160)"><path d="m160 56 26 104h-52z" fill="${accent}"/><path d="m160 264 26-104h-52z" fill="${colours.surface}" stroke="${accent}" stroke-width="2.5" stroke-linejoin="round"/></g>` +
      `<circle cx="160" cy="160" r="7" fill="${colours.surface}"/>`
    );
  },
};

function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
  dashes?: string,
): string {
  const dash = dashes ? ` stroke-dasharray="${dashes}"` : ' stroke-linecap="round"';
  return `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${stroke}" stroke-width="${width}"${dash}/>`;
}

function grid(heights: readonly number[]): string {
  return heights.map((y) => line(16, y, 304, y, colours.line, 1.5)).join('');
}
