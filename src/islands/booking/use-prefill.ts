/** Prefills the booking form. */
import { useEffect, type RefObject } from 'react';
import { showPhone } from '../../domain/account/phone.ts';
import {
  $bookingDraft,
  saveDraft,
  draftFields,
  type DraftField,
} from '../../stores/booking/draft.ts';
import { $profile } from '../../stores/account/profile.ts';
import { $session } from '../../stores/auth/session.ts';
import { useShared } from '../ui/hooks.ts';

type Form = RefObject<HTMLFormElement | null>;

/** Restores this tab's draft; then fills untouched fields from the account. */
export function usePrefill(form: Form): void {
  const session = useShared($session, { type: 'loading' });
  const profile = useShared($profile, { type: 'loading' });
  useEffect(() => {
    const typed = $bookingDraft.get();
    for (const name of draftFields) {
      const field = fieldOf(form, name);
      // Typed before hydration.
      if (field?.value) saveDraft({ [name]: field.value });
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

function fillIn(form: Form, name: DraftField, value: string | undefined): void {
  const field = fieldOf(form, name);
  if (!field || !value || field.value !== '') return;
  const kept = $bookingDraft.get()[name];
  if (kept === undefined || kept === value) field.value = value;
}

/** A text field of the form, by name. */
export function fieldOf(form: Form, name: string) {
  const field = form.current?.elements.namedItem(name);
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField ? field : undefined;
}
