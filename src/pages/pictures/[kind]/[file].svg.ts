/** The drawn pictures, those of the certificate and of the closing section, as files named by their content. */
import type { APIRoute } from 'astro';
import { forkAddress, pictureAddress, plateAddress } from '../../../content/picture-address.ts';
import { plateFile } from '../../../pictures/certificate.ts';
import { forkFile } from '../../../pictures/fork.ts';
import { drawingOf, drawings, type PictureKind } from '../../../pictures/index.ts';
import { pictureFile } from '../../../pictures/style.ts';

const entries = (Object.keys(drawings) as PictureKind[]).flatMap((kind) =>
  Object.keys(drawings[kind]).map((key) => ({
    address: pictureAddress(kind, key),
    svg: pictureFile(drawingOf(kind, key)),
  })),
);

export function getStaticPaths() {
  const others = [
    { address: forkAddress(), svg: forkFile() },
    { address: plateAddress(), svg: plateFile() },
  ];
  return [...entries, ...others].map(({ address, svg }) => {
    const [, , kind, file] = address.replace(/\.svg$/, '').split('/');
    // The file name has a hash of the drawing: the next build reuses the file (`src/content/term-pages.ts`).
    return { params: { kind, file }, props: { svg }, cacheKey: file };
  });
}

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
