import { signatureSample } from './signature-sample.ts';
import type { WebhookTexts } from './texts.ts';

/** How a receiver checks a delivery. */
export function Guide({ t }: { readonly t: WebhookTexts['guide'] }) {
  return (
    <details className="webhook-log">
      <summary>{t.heading}</summary>
      <p>{t.text}</p>
      <dl className="webhook-headers">
        {t.headers.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{t.sample}</p>
      <pre className="webhook-sample" tabIndex={0}>
        <code>{signatureSample}</code>
      </pre>
      <p>{t.challenge}</p>
      <p>{t.retries}</p>
      <p>
        <a href="https://www.standardwebhooks.com" target="_blank" rel="noopener">
          {t.standard}
        </a>
      </p>
    </details>
  );
}
