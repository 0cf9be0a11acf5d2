/** Writes the comment of a pull request from the changed files on standard input, one per line. */
import { text } from 'node:stream/consumers';
import { previewComment } from './content/previews.ts';

const files = (await text(process.stdin)).split('\n').filter((line) => line !== '');
const site = process.env['NETLIFY_SITE'] === '' ? undefined : process.env['NETLIFY_SITE'];
console.log(previewComment(files, Number(process.env['PULL_REQUEST']), site));
