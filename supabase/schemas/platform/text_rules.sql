-- Rules for texts typed by users, for rows written without the functions. Forms and functions have the same rules
-- in src/domain/shared; tests/database/schema/text-rules.test.ts compares them.

-- One line: no control characters, line separators or direction overrides (printable.ts).
create function public.is_printable_line(p_text text) returns boolean
  language sql immutable security definer set search_path = ''
as $$
  select p_text !~ '[\u0001-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]'
$$;

-- An email address (email.ts). PostgreSQL has no Unicode categories: letters of other scripts are all characters
-- outside the blocks of punctuation, symbols and invisible characters. Never rejects an address that the forms accept.
create function public.is_email(p_email text) returns boolean
  language sql immutable security definer set search_path = ''
as $$
  select char_length(p_email) <= 254 and p_email ~ (
    '^' || parts.word || '(\.' || parts.word || ')*@('
    || parts.one || '((' || parts.one || '|-){0,61}' || parts.one || ')?\.)+'
    || '([xX][nN]--[a-zA-Z0-9-]{1,58}[a-zA-Z0-9]|' || parts.letter || '{2,63})$'
  )
  from (
    select
      '[^\u0001-\u0020"(),.:;<>@[\\\]\u007f' || signs.all || ']+' as word,
      '[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007f' || signs.all || ']' as one,
      '[^\u0001-\u0040\u005b-\u0060\u007b-\u007f' || signs.all || ']' as letter
    from (
      select '\u0080-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u061c\u2000-\u206f\u20a0-\u20cf'
        || '\u2190-\u245f\u2500-\u2bff\u3000-\u3004\u3008-\u3020\u3030\ue000-\uf8ff\ufeff\ufff0-\uffff'
        || '\U0001f000-\U0001f0ff\U0001f10d-\U0001faff\U000e0000-\U000e00ff\U000f0000-\U0010ffff' as all
    ) signs
  ) parts
$$;

-- CHECK constraints run with the permissions of the role that writes the row.
revoke execute on function
  public.is_printable_line,
  public.is_email
  from public, anon, authenticated;
grant execute on function
  public.is_printable_line,
  public.is_email
  to service_role;
