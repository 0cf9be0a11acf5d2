/** Who books: name, address, telephone, message. */
import type { Lang } from '../../i18n/index.ts';
import { Field } from '../ui/Field.tsx';
import type { BookingName } from './booking-faults.ts';
import { Message } from './Message.tsx';
import type { useBookTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: ReturnType<typeof useBookTexts>;
  readonly errorOf: (name: BookingName) => string | undefined;
}

export function PersonFields({ lang, t, errorOf }: Props) {
  const { fields } = t;
  const { who } = t.page;
  return (
    <>
      <div className="form-pair">
        <Field
          name="firstName"
          aria-required
          label={fields.firstName}
          error={errorOf('firstName')}
          autoComplete="given-name"
        />
        <Field
          name="lastName"
          aria-required
          label={fields.lastName}
          error={errorOf('lastName')}
          autoComplete="family-name"
        />
      </div>
      <Field
        name="email"
        aria-required
        type="email"
        label={fields.email}
        hint={who.emailHint}
        error={errorOf('email')}
        autoComplete="email"
      />
      <Field
        name="phone"
        aria-required
        type="tel"
        label={who.phone}
        hint={who.phoneHint}
        error={errorOf('phone')}
        autoComplete="tel"
      />
      <Message lang={lang} t={who} error={errorOf('message') && who.tooLong} />
    </>
  );
}
