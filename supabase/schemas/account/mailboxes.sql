-- The mailbox of an address: ignores case, +labels and dots, as the largest providers do. TypeScript has the
-- same rule (src/domain/shared/email.ts, `normalizeEmail`). Letters beyond ASCII keep their case, so that
-- the rule does not depend on the database's locale.
create function public.normalize_email(p_email text) returns text
  language sql immutable security definer set search_path = ''
as $$
  select replace(split_part(split_part(lower(p_email collate "C"), '@', 1), '+', 1), '.', '') || '@'
    || case split_part(lower(p_email collate "C"), '@', 2) when 'googlemail.com' then 'gmail.com'
      else split_part(lower(p_email collate "C"), '@', 2) end
$$;

-- The mailbox of each account, to apply limits per mailbox to all its accounts.
create table public.account_mailboxes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- SHA-256 of the mailbox.
  mailbox_hash text not null check (char_length(mailbox_hash) = 64),
  has_label boolean not null,
  since timestamptz not null default now()
);
create index account_mailboxes_order on public.account_mailboxes (mailbox_hash, has_label, since);

alter table public.account_mailboxes enable row level security;
revoke all on public.account_mailboxes from anon, authenticated;
grant select, insert, update, delete on public.account_mailboxes to service_role;

create function public.keep_mailbox() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.account_mailboxes as m (user_id, mailbox_hash, has_label)
  select new.id, encode(sha256(convert_to(public.normalize_email(new.email), 'UTF8')), 'hex'),
    split_part(new.email, '@', 1) like '%+%'
  where new.email is not null
  on conflict (user_id) do update set
    mailbox_hash = excluded.mailbox_hash, has_label = excluded.has_label, since = now()
    where m.mailbox_hash <> excluded.mailbox_hash or m.has_label <> excluded.has_label;
  return new;
end
$$;

create trigger keep_mailbox after insert or update of email on auth.users
  for each row execute function public.keep_mailbox();

-- Whether the account is the first of its mailbox: one whose address is proved, else one without a label, else
-- the oldest. A stranger's account under a spelling of a mailbox must not limit its owner's.
create function public.is_first_account(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select p_user is not null and not exists (
    select from public.account_mailboxes mine
    join public.account_mailboxes other on other.mailbox_hash = mine.mailbox_hash
    left join public.address_proofs my_proof on my_proof.user_id = mine.user_id
    left join public.address_proofs proof on proof.user_id = other.user_id
    where mine.user_id = p_user
      and (proof.user_id is null, other.has_label, other.since, other.user_id)
        < (my_proof.user_id is null, mine.has_label, mine.since, mine.user_id)
  )
$$;

-- Whether limits on the emails of its mailbox spare the account: it is the first, and its address is proved. Before
-- a proof, anybody may have opened it under the address of somebody else, whom these limits protect.
create function public.owns_mailbox(p_user uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (select from public.address_proofs p where p.user_id = p_user)
    and public.is_first_account(p_user)
$$;

-- The accounts limited together with this one: those of its mailbox, or itself alone if it is the first.
create function public.mailbox_accounts(p_user uuid) returns setof uuid
  language sql stable security definer set search_path = ''
as $$
  select p_user
  union
  select other.user_id from public.account_mailboxes mine
  join public.account_mailboxes other on other.mailbox_hash = mine.mailbox_hash
  where mine.user_id = p_user and not public.is_first_account(p_user)
$$;

revoke execute on function
  public.normalize_email,
  public.keep_mailbox,
  public.is_first_account,
  public.owns_mailbox,
  public.mailbox_accounts
  from public, anon, authenticated;
