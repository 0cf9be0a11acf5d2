/** Draws the link preview picture of a page: background, text, one accent colour, and a figure. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import type { Figure, SocialPicture } from '../../content/build-registry.ts';
import { pictureSize } from '../../content/social-pictures.ts';
import { langs } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';
import { field } from '../../pictures/style.ts';
import { site } from '../../site.ts';
import { colours, figureSvg } from './figures.ts';

const { width, height } = pictureSize;
const margin = 72;
/** Space for the title, left of the card. */
const titleWidth = ({ drawing }: SocialPicture): number => (drawing ? 540 : 664);
const logo =
  '<rect width="28" height="28" rx="7" fill="#1d4ed8"/><path d="M8 8v12M14 5v18M20 10v9" stroke="#fff" stroke-width="1.6" stroke-linecap="round"/><path d="M6 11h4v6H6zM12 8h4v9h-4zM18 12h4v4h-4z" fill="#fff"/>';

type Fonts = Parameters<typeof satori>[1]['fonts'];
let fonts: Promise<Fonts> | undefined;

/** The picture as PNG, 1200 × 630. */
export async function drawPicture(picture: SocialPicture): Promise<Buffer> {
  const letters = await lettering(picture, await (fonts ??= readFonts()));
  const accent = picture.premium ? colours.premium : colours.primary;
  const soft = picture.premium ? colours.premiumSoft : colours.primarySoft;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colours.paper}"/>
<rect width="100%" height="10" fill="${accent}"/>
<svg x="${margin}" y="64" width="44" height="44" viewBox="0 0 28 28" fill="none">${logo}</svg>
${picture.drawing ? '' : figureCard(picture.figure, accent, soft)}
<path d="M${margin} 532.5H${width - margin}" stroke="${colours.line}" stroke-width="2"/>
${letters}</svg>`;
  // Without dithering, flat areas stay flat and the file is smaller; a higher effort takes twice the time, for nothing.
  return sharp(Buffer.from(svg))
    .composite(
      picture.drawing ? [{ input: drawingCard(picture.drawing), left: 648, top: 165 }] : [],
    )
    .png({ palette: true, colours: 256, dither: 0, effort: 1 })
    .toBuffer();
}

/** The drawing of a page's subject on its background, as a separate image: its styles are not scoped. */
const drawingCard = (drawing: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="300" viewBox="0 0 ${field.width} ${field.height}">
<rect width="160" height="100" rx="6" style="fill:${colours.band};stroke:none"/>${drawing}</svg>`);

/** The figure of a kind of page, on a card at the right. */
function figureCard(figure: Figure, accent: string, soft: string): string {
  return `<rect x="784.5" y="143.5" width="344" height="344" rx="14" fill="${colours.surface}" stroke="${colours.line}" stroke-width="2"/>
<svg x="797" y="156" width="319" height="319" viewBox="0 0 320 320">${figureSvg(figure, accent, soft)}</svg>`;
}

/** A hash of what every picture is made with: this file, the figures, the fonts and the libraries. */
export async function designName(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of ['drawing.ts', 'figures.ts']) {
    hash.update(await readFile(new URL(file, import.meta.url)));
  }
  for (const { data } of await (fonts ??= readFonts())) hash.update(new Uint8Array(data));
  const layout = createRequire(import.meta.url)('satori/package.json') as {
    readonly version: string;
  };
  hash.update(JSON.stringify([layout.version, sharp.versions]));
  hash.update(JSON.stringify([site.name, ...langs.map((lang) => texts(lang).seo.promise)]));
  return hash.digest('hex').slice(0, 10);
}

/** The picture's text as outlines, so that no font is needed to show it. */
async function lettering(picture: SocialPicture, fonts: Fonts): Promise<string> {
  const accent = picture.premium ? colours.premium : colours.primary;
  const space = titleWidth(picture);
  const size = titleSize(picture.title, space);
  const tree = box(
    { width, height, flexDirection: 'column', padding: `0 ${margin}px`, fontFamily: 'Figtree' },
    box(
      {
        position: 'absolute',
        left: margin + 60,
        top: 64,
        height: 44,
        alignItems: 'center',
        fontSize: 28,
        fontWeight: 700,
        color: colours.ink,
      },
      site.name,
    ),
    box(
      {
        position: 'absolute',
        left: margin,
        top: 128,
        width: space,
        height: 376,
        flexDirection: 'column',
        justifyContent: 'center',
      },
      box({ fontSize: 26, fontWeight: 600, color: accent }, picture.kind),
      box(
        {
          marginTop: 14,
          fontSize: size,
          lineHeight: 1.08,
          letterSpacing: '-0.025em',
          fontWeight: 700,
          color: colours.ink,
          textWrap: 'balance',
        },
        picture.title,
      ),
    ),
    box(
      {
        position: 'absolute',
        left: margin,
        top: 552,
        fontSize: 25,
        fontWeight: 500,
        color: colours.ink2,
      },
      texts(picture.lang).seo.promise,
    ),
  );
  return satori(tree as Parameters<typeof satori>[0], { width, height, fonts });
}

/** The largest size at which the longest word fits and four lines suffice. */
function titleSize(title: string, space: number): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const byLength = title.length <= 22 ? 88 : title.length <= 40 ? 74 : title.length <= 62 ? 62 : 52;
  return Math.min(byLength, Math.floor(space / (longest * 0.57)));
}

interface Box {
  readonly type: 'div';
  readonly props: { readonly style: Record<string, string | number>; readonly children: unknown };
}

function box(style: Record<string, string | number>, ...children: readonly (Box | string)[]): Box {
  const [first] = children;
  return {
    type: 'div',
    props: {
      style: { display: 'flex', ...style },
      children: children.length === 1 ? first : children,
    },
  };
}

async function readFonts(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url);
  const weights = [500, 600, 700] as const;
  const sets = await Promise.all(
    weights.map(async (weight) =>
      Promise.all(
        ['latin', 'latin-ext'].map(async (set) => ({
          name: 'Figtree',
          data: await readFile(
            resolve(`@fontsource/figtree/files/figtree-${set}-${weight}-normal.woff`),
          ),
          weight,
          style: 'normal' as const,
        })),
      ),
    ),
  );
  return sets.flat();
}
