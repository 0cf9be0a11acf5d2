import { Component, type ReactNode } from 'react';
import { Alert } from './Alert.tsx';

export interface FailureTexts {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
}

interface Props {
  readonly texts: FailureTexts;
  /** Where it is said: instead of what failed, or over the page where that has no place of its own. */
  readonly place?: 'here' | 'toast';
  readonly children: ReactNode;
}

/** Shows the loading error, with a button that reloads, where a part of the page could not be drawn. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { title, text, reload } = this.props.texts;
    const again = () => location.reload();
    if (this.props.place === 'toast') {
      return (
        <div className="toast">
          <Alert>
            <strong>{title}</strong> {text}{' '}
            <button type="button" className="link" onClick={again}>
              {reload}
            </button>
          </Alert>
        </div>
      );
    }
    return (
      <section className="card my-8 max-w-160 p-7" role="alert">
        <h2 className="text-h5">{title}</h2>
        <p className="mt-3 text-ink-2">{text}</p>
        <button type="button" className="btn btn-primary mt-5" onClick={again}>
          {reload}
        </button>
      </section>
    );
  }
}
