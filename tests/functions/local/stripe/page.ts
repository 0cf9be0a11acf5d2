/** A page as a browser without scripts sees it. */
export interface Page {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** The text of the alert at the top, if any. */
  readonly alert: string | undefined;
  /** The redirect target, resolved; only after a submit. */
  readonly location: string | undefined;
}

/** A kept-alive connection would not survive a restart of the server. */
const browserHeaders = { 'accept-language': 'fr-FR,fr;q=0.9', connection: 'close' };

/** Opens a page. */
export async function visit(url: string, headers: Record<string, string> = {}): Promise<Page> {
  return pageOf(url, await fetch(url, { headers: { ...browserHeaders, ...headers } }));
}

/**
 * Presses a button (`name=value`) of a form: sends its fields, with those in `typed` replaced.
 */
export async function press(
  page: Page,
  button: string,
  typed: Record<string, string> = {},
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
): Promise<Page> {
  const [name = '', value = ''] = button.split('=');
  const form = formWith(page, (part) => part.includes(`name="${name}" value="${value}"`));
  return post(page, { ...fieldsOf(form, typed), [name]: value }, headers);
}

async function post(page: Page, fields: Record<string, string>, headers: Record<string, string>) {
  const response = await fetch(page.url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { ...browserHeaders, ...headers },
  });
  return pageOf(page.url, response);
}

async function pageOf(url: string, response: Response): Promise<Page> {
  const html = await response.text();
  const location = response.headers.get('location');
  const alert = /role="alert"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1];
  return {
    url,
    status: response.status,
    headers: response.headers,
    html,
    alert: alert?.replace(/<[^>]+>/g, '').trim(),
    location: location === null ? undefined : new URL(location, url).href,
  };
}

function formWith({ html, url }: Page, fits: (form: string) => boolean): string {
  const form = (html.match(/<form[\s\S]*?<\/form>/g) ?? []).map(oneLine).find(fits);
  if (form === undefined) throw new Error(`${url} has no such form: ${oneLine(html).slice(-500)}`);
  return form;
}

function fieldsOf(form: string, typed: Record<string, string>): Record<string, string> {
  const fields: Record<string, string> = {};
  const names = new Set<string>();
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const name = attribute(tag, 'name') ?? '';
    names.add(name);
    const isBox = attribute(tag, 'type') === 'checkbox';
    if (!isBox || tag.includes(' checked')) fields[name] = attribute(tag, 'value') ?? '';
  }
  for (const [name, value] of Object.entries(typed)) {
    if (!names.has(name)) throw new Error(`The form has no field ${name}`);
    fields[name] = value;
  }
  return fields;
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value?.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}
