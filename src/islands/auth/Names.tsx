import { Field } from '../ui/Field.tsx';
import type { FormTexts } from '../dialogs/texts.ts';

interface Props {
  readonly t: FormTexts['auth']['fields'];
  readonly errorOf: (name: 'firstName' | 'lastName') => string | undefined;
  /** What was typed before. */
  readonly draft: { readonly firstName: string; readonly lastName: string } | undefined;
  readonly autoFocus?: boolean;
}

/** First and last name, side by side where there is room. */
export function Names({ t, errorOf, draft, autoFocus = false }: Props) {
  return (
    <div className="form-pair">
      <Field
        name="firstName"
        label={t.firstName}
        error={errorOf('firstName')}
        defaultValue={draft?.firstName}
        autoComplete="given-name"
        autoFocus={autoFocus}
      />
      <Field
        name="lastName"
        label={t.lastName}
        error={errorOf('lastName')}
        defaultValue={draft?.lastName}
        autoComplete="family-name"
      />
    </div>
  );
}
