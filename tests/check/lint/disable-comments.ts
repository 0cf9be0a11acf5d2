import { globSync, readFileSync } from 'node:fs';

const scripts = '{src,netlify,local,tests}/**/*.{js,mjs,ts,tsx,mts}';
const comment = /(?:oxlint|eslint)-disable/;

/** The lines (from 1) of a script with a comment that switches a rule off, which Oxlint would obey. */
export function disablingLines(script: string): number[] {
  return script.split('\n').flatMap((line, index) => (comment.test(line) ? [index + 1] : []));
}

/** Such comments in the scripts below `root`, one sentence each. */
export function findDisableComments(root: string): string[] {
  return globSync(scripts, { cwd: root }).flatMap((file) =>
    disablingLines(readFileSync(`${root}/${file}`, 'utf8')).map(
      (line) =>
        `${file}:${line} switches a rule off: mend the code, or change the rule for everybody.`,
    ),
  );
}
