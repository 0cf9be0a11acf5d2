export interface Fault {
  readonly breaks: string;
  readonly sql: string;
  /** The table or function whose cells must show the fault; default: the catalogue must. */
  readonly shows?: string;
  readonly says: RegExp;
}

/** SQL that replaces the body of a function. */
export const body = (name: string, result: string, language: string, text: string) =>
  `create or replace function public.${name} returns ${result} language ${language}
   security definer set search_path = '' as $$ ${text} $$`;

export const question = (name: string, result: string, text: string) =>
  body(name, result, 'sql stable', text);
