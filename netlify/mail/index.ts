/** Every mail we send ourselves, by the name of its template in `deliveries`. */
import type { z } from 'zod';
import type { Lang } from '../../src/i18n/index.ts';
import {
  accountDeleted,
  accountDeletedData,
  momentData,
  recoveryCodesRenewed,
  secondFactorRemoved,
} from './account.ts';
import type { MailContent } from './content.ts';
import { layOut, type LaidOut } from './layout.ts';

export type { LaidOut };

type Write = (lang: Lang, data: unknown) => MailContent | undefined;

const templates = new Map<string, Write>([
  ['account-deleted', template(accountDeletedData, accountDeleted)],
  ['second-factor-removed', template(momentData, secondFactorRemoved)],
  ['recovery-codes-renewed', template(momentData, recoveryCodesRenewed)],
]);

/** The mail of a template; undefined when there is none of this name, or the data do not fit it. */
export function writeMail(
  name: string,
  lang: Lang,
  data: unknown,
  origin: string | undefined,
): LaidOut | undefined {
  const content = templates.get(name)?.(lang, data);
  return content && layOut(lang, content, origin);
}

function template<Schema extends z.ZodType>(
  schema: Schema,
  write: (lang: Lang, data: z.output<Schema>) => MailContent,
): Write {
  return (lang, data) => {
    const read = schema.safeParse(data);
    return read.success ? write(lang, read.data) : undefined;
  };
}
