/** The fields of the booking form, filled in with what is known of the person. */
import { useEffect, type RefObject } from 'react';
import { showPhone } from '../../domain/account/phone.ts';
import { $kept, keep, typedNames, type TypedName } from '../../stores/booking/draft.ts';
import { $profile } from '../../stores/account/profile.ts';
import { $session } from '../../stores/auth/session.ts';
import { useShared } from '../ui/hooks.ts';

type Form = RefObject<HTMLFormElement | null>;

/** Puts back what this tab kept; then, in fields nobody has touched, what the account knows. */
export function useFilledIn(form: Form): void {
  const session = useShared($session, { type: 'loading' });
  const profile = useShared($profile, { type: 'loading' });
  useEffect(() => {
    const typed = $kept.get();
    for (const name of typedNames) {
      const field = fieldOf(form, name);
      // Typed before the page was awake.
      if (field?.value) keep({ [name]: field.value });
      else fillIn(form, name, typed[name]);
    }
  }, [form]);
  useEffect(() => {
    if (session.type !== 'signed-in') return;
    const known = profile.type === 'known' ? profile.profile : undefined;
    fillIn(form, 'email', session.member.email);
    fillIn(form, 'firstName', known?.first_name);
    fillIn(form, 'lastName', known?.last_name);
    if (known?.phone) void showPhone(known.phone).then((phone) => fillIn(form, 'phone', phone));
  }, [form, session, profile]);
}

function fillIn(form: Form, name: TypedName, value: string | undefined): void {
  const field = fieldOf(form, name);
  if (!field || !value || field.value !== '') return;
  const kept = $kept.get()[name];
  if (kept === undefined || kept === value) field.value = value;
}

/** A field that can be typed in, by its name. */
export function fieldOf(form: Form, name: string) {
  const field = form.current?.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field : undefined;
}
