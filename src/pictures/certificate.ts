/**
 * The twenty pictures of the lessons as they are printed on the certificate, in one file: light colours, no style
 * sheet, groups of paths with a position and a scale. `readPlate` of the domain reads it back for the PDF and the PNG.
 */
import { page } from '../domain/course/certificate/drawing/shapes.ts';
import { pictureBoxes } from '../domain/course/certificate/drawing/band.ts';
import { drawingOf } from './index.ts';
import { field, inks, palettes } from './style.ts';

/** Widths in points, by kind of line: ink, detail, context, strong. */
const widths: Readonly<Record<string, number>> = { q: 0.45, k: 0.8, b: 1.5 };
const width = 1;
const dashes: Readonly<Record<string, readonly number[]>> = { x: [2.4, 1.8], o: [0.1, 2.2] };
const tint = 0.22;

/** The content of the file. */
export function plateFile(): string {
  const groups = pictureBoxes.map(({ lesson, x, y, width: wide }) => {
    const scale = wide / field.width;
    return `<g transform="translate(${tidy(x)} ${tidy(y)}) scale(${scale})">${paths(drawingOf('lessons', lesson), scale)}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${page.width} ${page.height}" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    `${groups.join('')}</svg>`
  );
}

/** A drawing of draw.ts as paths with their own colours; hatches become tints. */
function paths(drawing: string, scale: number): string {
  return drawing.replace(/<(path|rect|circle) ([^>]*)\/>/g, (_, tag: string, list: string) => {
    const given = Object.fromEntries(
      [...list.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const look = lookOf(given['class'] ?? '', scale);
    return look && `<path d="${pathData(tag, given)}"${look}/>`;
  });
}

/** Presentation attributes for the classes of draw.ts; empty for what is not printed. */
function lookOf(classes: string, scale: number): string {
  const [first = '', ...more] = classes.split(' ');
  const { surface } = { surface: colour('s') };
  if (/^h./.test(first)) return '';
  if (/^[ft]./.test(first)) {
    return ` fill="${colour(first.slice(1))}"${first.startsWith('t') ? ` fill-opacity="${tint}"` : ''}`;
  }
  const fill = first === 's' ? ` fill="${surface}"` : '';
  const [ink = 'l', kind = ''] = first === 's' ? more : [first, ...more];
  const wide = widths[kind] ?? widths[ink] ?? width;
  const dash = dashes[kind]?.map((length) => tidy(length / scale)).join(' ');
  return (
    `${fill} stroke="${colour(ink)}" stroke-width="${tidy(wide / scale)}"` +
    (dash ? ` stroke-dasharray="${dash}"` : '')
  );
}

function colour(name: string): string {
  const tokens: Readonly<Record<string, keyof typeof palettes.light>> = { ...inks, s: 'surface' };
  const token = tokens[name];
  if (!token) throw new Error(`No colour for "${name}" on the certificate.`);
  return palettes.light[token];
}

function pathData(tag: string, given: Readonly<Record<string, string>>): string {
  const [x, y, w, h, cx, cy, r, rx] = ['x', 'y', 'width', 'height', 'cx', 'cy', 'r', 'rx'].map(
    (name) => Number(given[name] ?? 0),
  ) as [number, number, number, number, number, number, number, number];
  if (tag === 'circle')
    return `M${tidy(cx - r)} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  if (tag === 'path') return given['d'] ?? '';
  const c = Math.min(rx, w / 2, h / 2);
  const corner = (dx: number, dy: number) => `a${c} ${c} 0 0 1 ${dx} ${dy}`;
  return `M${tidy(x + c)} ${y}h${tidy(w - 2 * c)}${corner(c, c)}v${tidy(h - 2 * c)}${corner(-c, c)}h${tidy(2 * c - w)}${corner(-c, -c)}v${tidy(2 * c - h)}${corner(c, -c)}Z`;
}

function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}
