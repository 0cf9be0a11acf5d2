import type { ReactNode } from 'react';

/** The error box, announced when it appears. */
export function Alert({ children }: { readonly children: ReactNode }) {
  return (
    <div className="alert" role="alert">
      <svg width="20" height="20" viewBox="0 0 20 20" fill="none" aria-hidden="true">
        <circle cx="10" cy="10" r="8" stroke="var(--down)" strokeWidth="1.8" />
        <path
          d="M10 5.5v5.2M10 13.4v.4"
          stroke="var(--down)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </svg>
      <div>{children}</div>
    </div>
  );
}
