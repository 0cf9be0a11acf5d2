import { $session, type SessionState } from './session.ts';

/** The id of the signed-in user; undefined for anybody else. */
export function memberId(): string | undefined {
  return memberIdOf($session.get());
}

/** The same of a given state of the session, such as a value that a component or a listener receives. */
export function memberIdOf(session: SessionState): string | undefined {
  return session.type === 'signed-in' ? session.member.id : undefined;
}
