-- Usage counters: the key is an HMAC of user and action, never a plain address.
create table public.rate_limits (
  key text primary key check (char_length(key) <= 100),
  used integer not null,
  resets_at timestamptz not null
);
create index rate_limits_old on public.rate_limits (resets_at);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated;
grant select, insert, update, delete on public.rate_limits to service_role;

-- Counts one use of `p_key`, at most `p_limit` in a window that starts with the first. Returns 0, or the
-- seconds until the window ends when the limit is reached. A single statement: exact under concurrency.
create function public.consume_rate_limit(p_key text, p_limit integer, p_seconds integer)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  ends timestamptz;
begin
  insert into public.rate_limits as r (key, used, resets_at)
  values (p_key, 1, now() + make_interval(secs => p_seconds))
  on conflict (key) do update set
    used = case when r.resets_at <= now() then 1 else r.used + 1 end,
    resets_at = case
      when r.resets_at <= now() then now() + make_interval(secs => p_seconds) else r.resets_at end
    where r.resets_at <= now() or r.used < p_limit;
  if found then
    return 0;
  end if;
  select r.resets_at into ends from public.rate_limits r where r.key = p_key;
  return least(p_seconds, greatest(1, ceil(extract(epoch from ends - now()))))::integer;
end
$$;

-- Counts one use of each limit, in order, up to the first exceeded one. Returns its wait in seconds, or 0. A
-- caller past their own limit thus uses up no shared limit after it. p_limits: [{ "key", "times", "seconds"
-- }] for consume_rate_limit. A server crash may lose the last uses, which is harmless (asynchronous commit);
-- nothing else may be done in the same transaction.
create function public.consume_rate_limits(p_limits jsonb) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  rate_limit record;
  wait integer := 0;
begin
  perform set_config('synchronous_commit', 'off', true);
  for rate_limit in
    select * from jsonb_to_recordset(p_limits) as x (key text, times integer, seconds integer)
  loop
    wait := public.consume_rate_limit(rate_limit.key, rate_limit.times, rate_limit.seconds);
    exit when wait > 0;
  end loop;
  return wait;
end
$$;

-- Counts one use of each limit of a form, in order, in the caller's transaction. At the first exceeded limit it
-- raises PT429 with the message `limited 90`, in seconds, or `proof_required`: a block that catches the error rolls
-- the counts back. p_limits: [{ "key", "times", "seconds", "global", "unless_owner", "proof" }] for consume_rate_limit;
-- `global` ones exempt subscribers, those with `unless_owner` the owner of the mailbox (owns_mailbox), and beyond one
-- with `proof` a proof of work is needed.
create function public.require_rate_limits(
  p_limits jsonb, p_subscriber boolean default false, p_owner boolean default false
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  rate_limit record;
  wait integer;
begin
  for rate_limit in
    select * from jsonb_to_recordset(p_limits)
      as x (key text, times integer, seconds integer, global boolean, unless_owner boolean, proof boolean)
  loop
    continue when rate_limit.global and p_subscriber or rate_limit.unless_owner and p_owner;
    wait := public.consume_rate_limit(rate_limit.key, rate_limit.times, rate_limit.seconds);
    if wait > 0 then
      raise exception using errcode = 'PT429',
        message = case when rate_limit.proof then 'proof_required' else 'limited ' || wait end;
    end if;
  end loop;
end
$$;

revoke execute on function
  public.consume_rate_limit,
  public.require_rate_limits,
  public.consume_rate_limits
  from public, anon, authenticated;
grant execute on function public.consume_rate_limits to service_role;
