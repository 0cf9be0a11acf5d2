/** Contact fields: name, email, phone, message. */
import type { Lang } from '../../i18n/index.ts';
import { Field } from '../ui/Field.tsx';
import type { BookingField } from './fields.ts';
import { Message } from './Message.tsx';
import type { useBookTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: ReturnType<typeof useBookTexts>;
  readonly field: (name: BookingField) => {
    readonly name: string;
    readonly error: string | undefined;
  };
}

export function PersonFields({ lang, t, field }: Props) {
  const { fields } = t;
  const { who } = t.page;
  return (
    <>
      <div className="form-pair">
        <Field
          {...field('firstName')}
          aria-required
          label={fields.firstName}
          autoComplete="given-name"
        />
        <Field
          {...field('lastName')}
          aria-required
          label={fields.lastName}
          autoComplete="family-name"
        />
      </div>
      <Field
        {...field('email')}
        aria-required
        type="email"
        label={fields.email}
        hint={who.emailHint}
        autoComplete="email"
      />
      <Field
        {...field('phone')}
        aria-required
        type="tel"
        label={who.phone}
        hint={who.phoneHint}
        autoComplete="tel"
      />
      <Message lang={lang} t={who} error={field('message').error} />
    </>
  );
}
