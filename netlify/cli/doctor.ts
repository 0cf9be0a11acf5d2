/** `npm run doctor`: checks every service of a deployment. */
import { checkMail } from './doctor/mail.ts';
import { checkMarket } from './doctor/market.ts';
import { checkOwner } from './doctor/owner.ts';
import type { Chapter, Finding, Setup } from './doctor/setup.ts';
import { checkSite } from './doctor/site.ts';
import { checkStripe } from './doctor/stripe.ts';
import { checkSupabase } from './doctor/supabase.ts';
import { checkVariables } from './doctor/variables.ts';

const chapters: readonly Chapter[] = [
  { title: 'Environment', check: checkVariables },
  { title: 'Supabase', check: checkSupabase },
  { title: 'Stripe', check: checkStripe },
  { title: 'Mail', check: checkMail },
  { title: 'Market', check: checkMarket },
  { title: 'Site', check: checkSite },
  { title: 'Manual checks', check: checkOwner },
];

const marks: Readonly<Record<Finding['mark'], string>> = { ok: '✓', fault: '✗', note: '!' };

/**
 * Runs the checks, all or those of the titles in `only`, and prints one line per finding. Returns the
 * exit status: 1 when there is an error.
 */
export async function runDoctor(
  setup: Setup,
  print: (line: string) => void,
  only = chapters.map(({ title }) => title),
): Promise<number> {
  const counts: Record<Finding['mark'], number> = { ok: 0, fault: 0, note: 0 };
  const chosen = chapters.filter(({ title }) => only.includes(title));
  const all = chosen.map(({ title, check }) => ({ title, finding: runCheck(check, setup) }));
  for (const { title, finding } of all) {
    const findings = await finding;
    if (findings.length > 0) print(`\n${title}`);
    for (const { mark, text } of findings) {
      counts[mark] += 1;
      print(`  ${marks[mark]} ${text}`);
    }
  }
  print(`\n${counts.ok} ok, ${counts.fault} errors, ${counts.note} to check manually.`);
  return counts.fault > 0 ? 1 : 0;
}

/** Turns an exception of a check into an error finding that contains no secrets. */
async function runCheck(check: Chapter['check'], setup: Setup): Promise<Finding[]> {
  try {
    return await check(setup);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'error';
    return [{ mark: 'fault', text: `This check crashed (${name}).` }];
  }
}
