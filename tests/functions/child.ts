/** One call of a function in a process of its own, which a fail point may end: `node child.ts <name>`. */
import { readFileSync } from 'node:fs';
import { siteOrigin } from './origin.ts';

const [, , name = ''] = process.argv;
const {
  body,
  headers,
  query = '',
} = JSON.parse(readFileSync(0, 'utf8')) as {
  body: string | null;
  headers: Record<string, string>;
  /** `?name=value`: then it is a GET. */
  query?: string;
};
const { default: handler } = (await import(`../../netlify/functions/${name}.mts`)) as {
  default: (request: Request) => Promise<Response>;
};
const response = await handler(
  new Request(`${siteOrigin}/.netlify/functions/${name}${query}`, {
    method: query === '' ? 'POST' : 'GET',
    headers,
    body,
  }),
);
process.stdout.write(JSON.stringify({ status: response.status, body: await response.text() }));
