/** The emails about a payment that failed. */
import { expect, it } from 'vitest';
import { renderSample } from './fixtures.ts';
import { mailSamples } from './samples.ts';

it.each(['payment-failed', 'payment-action-required'])(
  '%s says until when the lessons are open, unless they are closed',
  (template) => {
    const [open, closed] = mailSamples
      .filter(([name]) => name === template)
      .map(([, data]) => renderSample(template, data).text);
    expect(open).toContain('Les leçons restent ouvertes jusqu’au 22\u00A0décembre 2026');
    expect(closed).toContain('banque');
    expect(closed).not.toContain('ouvertes');
  },
);
