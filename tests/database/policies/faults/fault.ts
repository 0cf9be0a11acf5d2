export interface Fault {
  readonly breaks: string;
  readonly sql: string;
  /** The table or the function whose cells must show it; without it, the catalogue alone can. */
  readonly shows?: string;
  readonly says: RegExp;
}

/** A function as it is, with another body. */
export const body = (name: string, result: string, language: string, text: string) =>
  `create or replace function public.${name} returns ${result} language ${language}
   security definer set search_path = '' as $$ ${text} $$`;

export const question = (name: string, result: string, text: string) =>
  body(name, result, 'sql stable', text);
