import { useAccessMark } from '../course/access-mark.ts';
import { useSession } from '../ui/hooks.ts';

/** Marks the access of somebody signed in on `html`: the plans of the page stay hidden from subscribers. */
export default function PlansForMembers() {
  useSession();
  useAccessMark();
  // Not null: as in Dialogs.tsx.
  return <></>;
}
