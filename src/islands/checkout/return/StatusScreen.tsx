import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly text?: string;
  readonly alert?: ReactNode;
  /** Buttons, links, or the stages of the wait. */
  readonly children?: ReactNode;
}

/** One state of the page: title, explanation, actions. */
export function StatusScreen({ title, text, alert, children }: Props) {
  return (
    <div className="notice">
      <h2 className="text-h3">{title}</h2>
      {text !== undefined && <p className="mt-3 text-ink-2">{text}</p>}
      {alert !== undefined && <div className="mt-4">{alert}</div>}
      {children !== undefined && <div className="notice-actions">{children}</div>}
    </div>
  );
}
