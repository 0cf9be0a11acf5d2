/** `npm run new -- article|term|lesson <key>`: writes drafts in both languages and lists the next steps. */
import { makeEntry, Refusal } from './new/entry.ts';
import { root } from './settings.ts';

try {
  const today = new Date().toISOString().slice(0, 10);
  for (const line of await makeEntry(root, process.argv.slice(2), today)) console.log(line);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
