import { relative } from 'node:path';
import { site } from '../../src/site.ts';
import type { Info, Role } from '../dashboard/index.ts';
import { root } from '../settings.ts';

export interface Started {
  readonly info: Info;
  readonly dataDir: string;
  readonly isDev: boolean;
  /** Duration of the start, in milliseconds. */
  readonly ms: number;
}

const roles: Readonly<Record<Role, string>> = {
  member: 'free account',
  formation: 'Formation subscriber',
  signals: 'Formation + Signaux subscriber',
  lapsed: 'subscription ended',
  editor: 'editor of the signals',
};

/** The final screen of `npm start`: all URLs and accounts, and how to stop. */
export function welcome({ info, dataDir, isDev, ms }: Started): string {
  const width = Math.max(...info.accounts.map(({ email }) => email.length));
  const people = info.accounts.map(
    ({ email, role }) => `    ${email.padEnd(width)}   ${roles[role]}`,
  );
  const passwords = [...new Set(info.accounts.map(({ password }) => password))];
  const folder = relative(root, dataDir);
  return `
  ${site.name}: ready in ${(ms / 1000).toFixed(1)} s${isDev ? ', pages are made anew as you edit' : ''}

    Site       ${info.site}
    Tools      ${info.site}/local
    Inbox      ${info.site}/local/inbox       every mail, verification codes too
    Payments   ${info.site}/local/payments    test card 4242 4242 4242 4242

  Demo accounts, password ${passwords.join(', ')}
${people.join('\n')}

  Data stays in ${folder.startsWith('..') ? dataDir : folder}. To start over: npm start -- --reset
  Stop with Ctrl-C.
`;
}
