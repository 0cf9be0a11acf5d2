import { Component, type ReactNode } from 'react';
import { Alert } from './Alert.tsx';

export interface FailureTexts {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
}

interface Props {
  readonly texts: FailureTexts;
  readonly children: ReactNode;
}

/** Shows a loading error with a reload button where a part of the page could not be drawn. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { title, text, reload } = this.props.texts;
    return (
      <div className="toast">
        <Alert>
          <strong>{title}</strong> {text}{' '}
          <button type="button" className="link" onClick={() => location.reload()}>
            {reload}
          </button>
        </Alert>
      </div>
    );
  }
}
