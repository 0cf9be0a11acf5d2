/**
 * What a page is about, in the words of schema.org. A component that shows something describes it
 * from the same data (`describe`), and the head of the page publishes all of it as one graph.
 */
import type { FAQPage, Organization, Thing } from 'schema-dts';
import { site } from '../site.ts';

/** A description without its context, which the graph gives once. */
export type Described = Exclude<Thing, string>;

/** A level above a page: where it is and what it is called. */
export interface Crumb {
  readonly href: string;
  readonly label: string;
}

/** What the parts of one page have said of it; lives in `Astro.locals`, one a page. */
export interface Descriptions {
  things?: Described[];
  /** From the level under home to the parent of the page, as the breadcrumb shows it. */
  trail?: readonly Crumb[];
}

/** Adds something to what the head of this page tells machines. Call it where the thing is shown. */
export function describe(locals: Descriptions, ...things: readonly Described[]): void {
  (locals.things ??= []).push(...things);
}

/** Address of the site, with which all addresses below are made absolute: `Astro.site`. */
export type Origin = URL | undefined;

/** A path of the site as an absolute address. */
export function at(origin: Origin, path: string): string {
  return new URL(path, origin ?? site.defaultOrigin).href;
}

/** The publisher's id. It is described in full on the home page. */
export function publisherId(origin: Origin): string {
  return at(origin, '/#organization');
}

/** The publisher in short, where something else is described. */
export function publisher(
  origin: Origin,
): Exclude<Organization, string> & { '@type': 'Organization' } {
  return { '@type': 'Organization', '@id': publisherId(origin), name: site.name };
}

/** A day as the vocabulary writes it: `2026-11-20`. */
export function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * The graph of a page as text for a script element. Questions that several parts of the page asked are
 * one FAQPage, and no text can end the script.
 */
export function graphText(things: readonly Described[]): string {
  const questions = things.filter(isFaqPage).flatMap(({ mainEntity }) => mainEntity);
  const rest = things.filter((thing) => !isFaqPage(thing));
  const faq = questions.length > 0 ? [{ '@type': 'FAQPage', mainEntity: questions }] : [];
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [...rest, ...faq],
  }).replace(/</g, '\\u003c');
}

function isFaqPage(thing: Described): thing is FAQPage & { mainEntity: unknown } {
  return '@type' in thing && thing['@type'] === 'FAQPage';
}
