/** `npm run doctor`: asks every service of a deployment whether the site can live on it. */
import { checkMail } from './doctor/mail.ts';
import { checkMarket } from './doctor/market.ts';
import { checkOwner } from './doctor/owner.ts';
import type { Chapter, Finding, Setup } from './doctor/setup.ts';
import { checkSite } from './doctor/site.ts';
import { checkStripe } from './doctor/stripe.ts';
import { checkSupabase } from './doctor/supabase.ts';
import { checkVariables } from './doctor/variables.ts';

export type { Env, Finding, Setup } from './doctor/setup.ts';

const chapters: readonly Chapter[] = [
  { title: 'Environment', check: checkVariables },
  { title: 'Supabase', check: checkSupabase },
  { title: 'Stripe', check: checkStripe },
  { title: 'Mail', check: checkMail },
  { title: 'Market', check: checkMarket },
  { title: 'Site', check: checkSite },
  { title: 'Yours to see to', check: checkOwner },
];

const marks: Readonly<Record<Finding['mark'], string>> = { ok: '✓', fault: '✗', note: '!' };

/** Checks everything and says each finding in one line. Gives the exit status: 1 when there is a fault. */
export async function examine(setup: Setup, say: (line: string) => void): Promise<number> {
  const counts: Record<Finding['mark'], number> = { ok: 0, fault: 0, note: 0 };
  const all = chapters.map(({ title, check }) => ({ title, finding: found(check, setup) }));
  for (const { title, finding } of all) {
    const findings = await finding;
    if (findings.length > 0) say(`\n${title}`);
    for (const { mark, text } of findings) {
      counts[mark] += 1;
      say(`  ${marks[mark]} ${text}`);
    }
  }
  const { ok, fault, note } = counts;
  say(`\n${ok} right, ${fault} wrong, ${note} for you to look at.`);
  return fault > 0 ? 1 : 0;
}

/** A check that breaks off is a fault of its own, told without what it worked with. */
async function found(check: Chapter['check'], setup: Setup): Promise<Finding[]> {
  try {
    return await check(setup);
  } catch (error) {
    const name = error instanceof Error ? error.name : 'error';
    return [{ mark: 'fault', text: `This could not be checked to the end (${name}).` }];
  }
}
