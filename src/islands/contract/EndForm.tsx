import { nameError, optionalNameError } from '../../domain/account/name.ts';
import { emailError } from '../../domain/shared/email.ts';
import type { contract } from '../../i18n/fr/contract/contract.ts';
import {
  $contractEnd,
  checkDeclaration,
  type Declaration,
} from '../../stores/contract/contract-end.ts';
import { Field } from '../ui/Field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { AuthTexts } from '../dialogs/texts.ts';
import { useShared } from '../ui/hooks.ts';

export interface EndFormTexts extends Pick<AuthTexts, 'fieldErrors'> {
  readonly fields: typeof contract.fields;
  readonly missing: typeof contract.missing;
  readonly check: string;
  readonly form: string;
  readonly signedIn: string;
  readonly signedOut: string;
}

interface Props {
  readonly t: EndFormTexts;
  /** Explains how the declaration takes effect. */
  readonly note: string;
  /** The deadline, as a sentence. */
  readonly until?: string | undefined;
  /** Values to prefill. */
  readonly known?: Partial<Declaration>;
  /** Whether the form has just replaced the button that opened it. */
  readonly autoFocus?: boolean;
}

/** Maximum length the function accepts; ours have twelve characters. */
const longestReference = 40;

const declarationFields = {
  name: nameError,
  email: emailError,
  reference: optionalNameError,
} as const;

/** The declaration form: contact and contract. Sends nothing. */
export function EndForm({ t, note, until, known, autoFocus = false }: Props) {
  const { draft } = useShared($contractEnd, $contractEnd.get());
  const values = draft ?? known;
  const { form, field } = useForm({
    fields: declarationFields,
    texts: t.fieldErrors,
    missing: t.missing,
    submit: checkDeclaration,
  });
  return (
    <>
      <h2>{t.form}</h2>
      {until && <p className="mt-3 font-semibold">{until}</p>}
      <p className="dialog-intro">{note}</p>
      <form {...form}>
        <Field
          {...field('name')}
          label={t.fields.name}
          defaultValue={values?.name}
          autoComplete="name"
          autoFocus={autoFocus}
        />
        <Field
          {...field('email')}
          type="email"
          label={t.fields.email}
          defaultValue={values?.email}
          autoComplete="email"
        />
        <Field
          {...field('reference')}
          label={t.fields.reference}
          hint={t.fields.referenceHint}
          defaultValue={values?.reference}
          maxLength={longestReference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit" className="btn btn-primary">
          {t.check}
        </button>
      </form>
    </>
  );
}
