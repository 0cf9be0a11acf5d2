import type { ReactNode } from 'react';

interface Props {
  /** True while the form is being sent. */
  readonly busy: boolean;
  /** True if the form can no longer be sent. */
  readonly off?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A submit button. A `disabled` button would lose the focus, so it uses `aria-disabled` while
 * busy; the stores ignore a second press.
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
