import { Component, type ReactNode } from 'react';
import { Alert } from './Alert.tsx';

export interface FailureTexts {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
}

interface Props {
  readonly texts: FailureTexts;
  /**
   * Where the error is shown: in place of the failed part, or as a toast if that has no visible
   * place.
   */
  readonly place?: 'here' | 'toast';
  readonly children: ReactNode;
}

/** Catches rendering errors: shows an error with a reload button. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { title, text, reload } = this.props.texts;
    const reloadPage = () => location.reload();
    if (this.props.place === 'toast') {
      return (
        <div className="toast">
          <Alert>
            <strong>{title}</strong> {text}{' '}
            <button type="button" className="link" onClick={reloadPage}>
              {reload}
            </button>
          </Alert>
        </div>
      );
    }
    return (
      <section className="aside mt-4" role="alert">
        <h2 className="text-h4">{title}</h2>
        <p className="mt-3 text-ink-2">{text}</p>
        <button type="button" className="btn btn-primary mt-5" onClick={reloadPage}>
          {reload}
        </button>
      </section>
    );
  }
}
