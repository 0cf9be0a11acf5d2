/** The drawn pictures, as files named by their content. */
import type { APIRoute } from 'astro';
import { pictureAddress } from '../../../content/picture-address.ts';
import { drawingOf, drawings, type PictureKind } from '../../../pictures/index.ts';
import { pictureFile } from '../../../pictures/style.ts';

export function getStaticPaths() {
  return (Object.keys(drawings) as PictureKind[]).flatMap((kind) =>
    Object.keys(drawings[kind]).map((key) => {
      const file = pictureAddress(kind, key)
        .split('/')
        .at(-1)
        ?.replace(/\.svg$/, '');
      return { params: { kind, file }, props: { svg: pictureFile(drawingOf(kind, key)) } };
    }),
  );
}

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
