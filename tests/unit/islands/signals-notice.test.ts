/** The waiting list's answers, in each language, also when their texts could not be loaded. */
import { expect, it } from 'vitest';
import { langs } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { NoticeResult } from '../../../src/islands/signals/NoticeResult.tsx';
import SignalsNotice from '../../../src/islands/signals/SignalsNotice.tsx';
import type { NoticeStore } from '../../../src/stores/signals/notice.ts';
import { htmlOf, textOf } from './markup.ts';

const form: NoticeStore = { step: { type: 'form' }, busy: 'no', error: undefined };

it.each(langs)('a lost connection has its text without the others, in %s', (lang) => {
  const { signalsNotice: t, loadingError: failure } = texts(lang);
  const { network } = t.errors;
  const props = { lang, network, failure, state: form };
  expect(textOf(NoticeResult, { ...props, t: 'failed' })).toBe('');
  const lost = { ...form, error: { code: 'network' } as const };
  expect(textOf(NoticeResult, { ...props, t: 'failed', state: lost })).toBe(network);
  expect(textOf(NoticeResult, { ...props, t, state: lost })).toBe(network);
  const sent = { ...form, step: { type: 'sent', email: 'ada@example.test' } as const };
  expect(textOf(NoticeResult, { ...props, t: 'failed', state: sent })).toContain(failure.text);
});

it.each(langs)('an incomplete link says so, in %s', (lang) => {
  const { signalsNotice: t, loadingError: failure } = texts(lang);
  const state: NoticeStore = { ...form, step: { type: 'incomplete-link' } };
  const { network } = t.errors;
  expect(textOf(NoticeResult, { lang, t, network, failure, state })).toBe(t.link.incomplete);
});

it.each(langs)(
  'a link opened once signals are open offers to delete the address alone, in %s',
  (lang) => {
    const { signalsNotice: t, loadingError: failure } = texts(lang);
    const state: NoticeStore = { ...form, step: { type: 'link', state: 'open' } };
    const { network } = t.errors;
    expect(textOf(NoticeResult, { lang, t, network, failure, state })).toBe(
      `${t.link.open}${t.link.remove}`,
    );
  },
);

it.each(langs)(
  'the place of the link is empty without the form until a link is opened, in %s',
  (lang) => {
    const { signalsNotice: t, loadingError: failure } = texts(lang);
    const { network } = t.errors;
    expect(htmlOf(SignalsNotice, { lang, network, failure, form: undefined })).toBe('');
  },
);
