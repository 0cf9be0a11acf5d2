/** `npm run review-due`: the pages to reread, the latest first. Fails only on GitHub, which then sends an email. */
import { root } from '../../local/settings.ts';
import { dueReviews } from './content/review.ts';
import { readContent } from './content/read.ts';

const { entries } = await readContent(root);
const due = dueReviews(entries, new Date().toISOString().slice(0, 10));
for (const { file, day, daysLeft } of due) {
  const when = daysLeft < 0 ? `${-daysLeft} days late` : `in ${daysLeft} days`;
  console.log(`${file}  ${day}  ${when}`);
}
console.log(`${due.length} pages to reread.`);
const isLate = due.some(({ daysLeft }) => daysLeft < 0);
process.exitCode = isLate && process.env['GITHUB_ACTIONS'] === 'true' ? 1 : 0;
