import type { ReactNode } from 'react';

interface Props {
  /** True while the form is being sent. */
  readonly busy: boolean;
  /** True when the form cannot be sent any more. */
  readonly off?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * The button that sends a form. A `disabled` button would drop the focus while it works, so it only
 * says that it is; the stores ignore a second press.
 */
export function SubmitButton({
  busy,
  off = false,
  className = 'btn btn-primary',
  children,
}: Props) {
  return (
    <button
      type="submit"
      className={className}
      aria-disabled={busy || off ? true : undefined}
      onClick={(event) => {
        if (off) event.preventDefault();
      }}
    >
      {children}
    </button>
  );
}
