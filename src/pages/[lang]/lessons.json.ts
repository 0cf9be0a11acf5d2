import type { APIRoute } from 'astro';
import { langPaths } from '../../content/entries.ts';
import { writtenLessons } from '../../content/lessons.ts';
import type { Lang } from '../../i18n/index.ts';

export const getStaticPaths = langPaths;

/** Titles of the published lessons, for links of signed-in readers (src/stores/course/resume.ts). */
export const GET: APIRoute<Record<string, never>, { lang: Lang }> = async ({ params }) => {
  const lessons = await writtenLessons(params.lang);
  return Response.json(lessons.map(({ key, data }) => ({ key, title: data.title })));
};
