import { $session } from './session.ts';

/** The id of the signed-in user; undefined for anybody else. */
export function memberId(): string | undefined {
  const session = $session.get();
  return session.type === 'signed-in' ? session.member.id : undefined;
}
