interface Props {
  readonly t: { readonly alreadyMember: string; readonly signIn: string };
}

/** Under what asks for an account: a way in for those who have one. */
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
