interface Props {
  readonly t: { readonly alreadyMember: string; readonly signIn: string };
}

/** A sign-in link below a request to create an account. */
export function SignInLine({ t }: Props) {
  return (
    <p className="mt-4">
      {t.alreadyMember}{' '}
      <button type="button" className="link" data-open="open-auth" data-mode="sign-in">
        {t.signIn}
      </button>
    </p>
  );
}
