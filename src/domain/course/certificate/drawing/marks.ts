/** Drawn marks of the certificate, as path data: logo, seal, ticks and QR code. */

const round = (value: number): number => Math.round(value * 100) / 100;

/** A circle. */
export function circle(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${round(2 * r)} 0a${r} ${r} 0 1 0 ${round(-2 * r)} 0Z`;
}

/** A tick, centred. */
export function tick(x: number, y: number, r: number): string {
  return `M${round(x - r)} ${round(y)}l${round(r * 0.75)} ${round(r * 0.75)}l${round(r * 1.25)} ${round(-r * 1.5)}`;
}

/** A rectangle. */
export function rectangle(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${round(width)}v${round(height)}h${round(-width)}Z`;
  const [w, h] = [round(width - 2 * r), round(height - 2 * r)];
  const turn = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${w}${turn(r, r)}v${h}${turn(-r, r)}h${-w}${turn(-r, -r)}v${-h}${turn(r, -r)}Z`;
}

/** The candles of the logo in a square of 28, scaled and moved: wicks to stroke, bodies to fill. */
export function candles(x: number, y: number, scale: number): { wicks: string; bodies: string } {
  const at = (dx: number, dy: number) => `M${round(x + dx * scale)} ${round(y + dy * scale)}`;
  const body = (dx: number, dy: number, height: number) =>
    `${at(dx, dy)}h${round(4 * scale)}v${round(height * scale)}h${round(-4 * scale)}Z`;
  const wick = (dx: number, dy: number, height: number) => `${at(dx, dy)}v${round(height * scale)}`;
  return {
    wicks: wick(8, 8, 12) + wick(14, 5, 18) + wick(20, 10, 9),
    bodies: body(6, 11, 6) + body(12, 8, 9) + body(18, 12, 4),
  };
}

/** Points on a circle, the first at the top, clockwise. */
export function around(
  x: number,
  y: number,
  r: number,
  count: number,
): readonly (readonly [x: number, y: number])[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return [x + r * Math.sin(angle), y - r * Math.cos(angle)];
  });
}

/** The dark modules of a QR code, `modules[row][column]`, one rectangle a run. */
export function qrPath(
  modules: readonly (readonly boolean[])[],
  { x, y, size }: { x: number; y: number; size: number },
): string {
  const unit = size / modules.length;
  return modules
    .flatMap((row, down) =>
      row.map((dark, across) => {
        if (!dark || row[across - 1]) return '';
        const light = row.indexOf(false, across);
        const run = (light < 0 ? row.length : light) - across;
        return `M${round(x + across * unit)} ${round(y + down * unit)}h${round(run * unit)}v${round(unit)}h${round(-run * unit)}Z`;
      }),
    )
    .join('');
}
