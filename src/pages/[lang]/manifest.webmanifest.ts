import type { APIRoute } from 'astro';
import { langPaths } from '../../content/entries.ts';
import { courseText } from '../../i18n/course-facts.ts';
import { href, type Lang } from '../../i18n/index.ts';
import { texts } from '../../i18n/texts.ts';
import { site } from '../../site.ts';

export const getStaticPaths = langPaths;

/** Name and icons of the site when installed on a home screen. */
export const GET: APIRoute<Record<string, never>, { lang: Lang }> = ({ params: { lang } }) => {
  const t = texts(lang).seo.manifest;
  const icon = (size: number) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return Response.json({
    id: href(lang, 'home'),
    name: site.name,
    short_name: t.shortName,
    description: courseText(t.description),
    lang,
    start_url: href(lang, 'home'),
    scope: '/',
    display: 'minimal-ui',
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      icon(192),
      icon(512),
      { ...icon(512), src: '/icon-maskable-512.png', purpose: 'maskable' },
    ],
  });
};
