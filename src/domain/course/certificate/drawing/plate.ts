/** The file of the lessons' pictures, read back as paths. Written by src/pictures/certificate.ts. */

/** A path in its own units, moved and scaled into the page. */
export interface PlatePath {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly d: string;
  readonly fill?: string;
  readonly fillOpacity: number;
  readonly stroke?: string;
  readonly width: number;
  readonly dash: readonly number[];
}

/** The paths of the file, in the order to draw them. Throws if it is another kind of file. */
export function readPlate(svg: string): readonly PlatePath[] {
  const groups = svg.matchAll(
    /<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)">(.*?)<\/g>/gs,
  );
  const paths = [...groups].flatMap(([, x, y, scale, inner = '']) =>
    [...inner.matchAll(/<path ([^>]*)\/>/g)].map(([, list = '']) => ({
      x: Number(x),
      y: Number(y),
      scale: Number(scale),
      ...readPath(list),
    })),
  );
  if (paths.length === 0) throw new Error('The pictures of the certificate could not be read.');
  return paths;
}

function readPath(list: string): Omit<PlatePath, 'x' | 'y' | 'scale'> {
  const given = new Map(
    [...list.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const [fill, stroke] = [given.get('fill'), given.get('stroke')];
  return {
    d: given.get('d') ?? '',
    ...(fill !== undefined && { fill }),
    fillOpacity: Number(given.get('fill-opacity') ?? 1),
    ...(stroke !== undefined && { stroke }),
    width: Number(given.get('stroke-width') ?? 1),
    dash: (given.get('stroke-dasharray') ?? '').split(' ').filter(Boolean).map(Number),
  };
}
