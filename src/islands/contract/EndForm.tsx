import { emailFault } from '../../domain/account/form.ts';
import { nameFault } from '../../domain/account/name.ts';
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

export interface EndFormTexts extends Pick<AuthTexts, 'common' | 'faults'> {
  readonly fields: typeof contract.fields;
  readonly check: string;
  readonly form: string;
  readonly signedIn: string;
  readonly signedOut: string;
}

interface Props {
  readonly t: EndFormTexts;
  /** How the declaration will take effect. */
  readonly note: string;
  /** How long it may still be made, as a sentence. */
  readonly until?: string | undefined;
  /** What is known of the person already. */
  readonly known?: Partial<Declaration>;
}

/** Longest reference that the function reads; ours have twelve characters. */
const longestReference = 40;

/** Who declares, and about which contract. Nothing is sent from here. */
export function EndForm({ t, note, until, known }: Props) {
  const { draft } = useShared($contractEnd, $contractEnd.get());
  const values = draft ?? known;
  const { form, errorOf } = useForm<keyof Declaration>({
    names: ['name', 'email', 'reference'],
    check: ({ name, email, reference }) => ({
      ...fault('name', nameFault(name)),
      ...fault('email', emailFault(email)),
      ...fault('reference', nameFault(reference, true)),
    }),
    submit: checkDeclaration,
    texts: t,
  });
  return (
    <>
      <h2>{t.form}</h2>
      {until && <p className="mt-3 font-semibold">{until}</p>}
      <p className="dialog-intro">{note}</p>
      <form {...form}>
        <Field
          name="name"
          label={t.fields.name}
          error={errorOf('name')}
          defaultValue={values?.name}
          autoComplete="name"
        />
        <Field
          name="email"
          type="email"
          label={t.fields.email}
          error={errorOf('email')}
          defaultValue={values?.email}
          autoComplete="email"
        />
        <Field
          name="reference"
          label={t.fields.reference}
          hint={t.fields.referenceHint}
          error={errorOf('reference')}
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

function fault<Name extends string, Fault>(
  name: Name,
  found: Fault | undefined,
): Partial<Record<Name, Fault>> {
  return found === undefined ? {} : ({ [name]: found } as Record<Name, Fault>);
}
