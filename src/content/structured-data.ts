/**
 * Structured data of a page (schema.org). A component describes its content from the same data
 * it renders (`describe`), and the head of the page publishes all of it as one graph.
 */
import type { FAQPage, Organization, Thing } from 'schema-dts';
import { site } from '../site.ts';

/** A description without its `@context`, which the graph sets once. */
export type Described = Exclude<Thing, string>;

/** A breadcrumb level: path and label. */
export interface Crumb {
  readonly href: string;
  readonly label: string;
}

/** Descriptions collected from the components of one page; stored in `Astro.locals`. */
export interface Descriptions {
  things?: Described[];
  /** From the level below home to the parent of the page, as in the breadcrumb. */
  trail?: readonly Crumb[];
}

/** Adds to the page's structured data. Call it in the component that renders the thing. */
export function describe(locals: Descriptions, ...things: readonly Described[]): void {
  (locals.things ??= []).push(...things);
}

/** Origin of the site, used to make URLs absolute: `Astro.site`. */
export type Origin = URL | undefined;

/** The absolute URL of a path. */
export function at(origin: Origin, path: string): string {
  return new URL(path, origin ?? site.defaultOrigin).href;
}

/** The publisher's id. Its full description is on the home page. */
export function publisherId(origin: Origin): string {
  return at(origin, '/#organization');
}

/** A short reference to the publisher, for other descriptions. */
export function publisher(
  origin: Origin,
): Exclude<Organization, string> & { '@type': 'Organization' } {
  return { '@type': 'Organization', '@id': publisherId(origin), name: site.name };
}

/** A date in schema.org's format: `2026-11-20`. */
export function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/**
 * The graph of a page as text for a script element. FAQs of several components are merged into
 * one FAQPage, and text is escaped so that it cannot close the script.
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
