import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The static HTML of a component. */
export function htmlOf<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): string {
  return renderToStaticMarkup(createElement(component, props));
}

/** The text that a component shows, without its elements. */
export function textOf<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): string {
  return htmlOf(component, props)
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}

/** The links of a component: the address of each by its text. */
export function linksOf<Props extends object>(
  component: ComponentType<Props>,
  props: Props,
): Readonly<Record<string, string>> {
  const links = htmlOf(component, props).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g);
  return Object.fromEntries([...links].map(([, href = '', text = '']) => [text, href]));
}
