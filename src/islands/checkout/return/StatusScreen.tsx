import type { ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  readonly text?: string;
  readonly alert?: ReactNode;
  /** Buttons, links, or the stages of the wait. */
  readonly children?: ReactNode;
}

/** One state of the page: title, explanation, actions. */
export function StatusScreen({ title, text, alert, children }: Props) {
  return (
    <div className="return-state">
      <h1>{title}</h1>
      {text !== undefined && <p className="lede">{text}</p>}
      {alert !== undefined && <div className="mt-6">{alert}</div>}
      {children !== undefined && <div className="notice-actions">{children}</div>}
    </div>
  );
}
