import { Field } from '../ui/Field.tsx';
import type { FormTexts } from '../dialogs/texts.ts';

interface Props {
  readonly t: FormTexts['auth']['fields'];
  readonly field: (name: 'firstName' | 'lastName') => {
    readonly name: string;
    readonly error: string | undefined;
  };
  /** The values typed before. */
  readonly draft: { readonly firstName: string; readonly lastName: string } | undefined;
  readonly autoFocus?: boolean;
}

/** First and last name, side by side if there is room. */
export function Names({ t, field, draft, autoFocus = false }: Props) {
  return (
    <div className="form-pair">
      <Field
        {...field('firstName')}
        label={t.firstName}
        defaultValue={draft?.firstName}
        autoComplete="given-name"
        autoFocus={autoFocus}
      />
      <Field
        {...field('lastName')}
        label={t.lastName}
        defaultValue={draft?.lastName}
        autoComplete="family-name"
      />
    </div>
  );
}
