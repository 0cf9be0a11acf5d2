/** The waiting list for the opening of signals. Contract: src/domain/api/signals-notice.ts. */
import type { Config } from '@netlify/functions';
import { z } from 'zod';
import type { Puzzle } from '../../src/domain/api/puzzle.ts';
import {
  signalsNoticeRequest,
  type NoticeAsked,
  type NoticeState,
} from '../../src/domain/api/signals-notice.ts';
import { defaultLang, isLang } from '../../src/i18n/locales.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { createPuzzle } from '../lib/http/proof-of-work.ts';
import { serviceClient } from '../lib/platform/supabase.ts';
import { askNotice, confirmNotice, showNotice, stopNotice } from '../lib/signals/notice.ts';
import { noticePage } from '../mail/signals/notice.ts';

const answer = defineEndpoint({
  name: 'signals-notice',
  schema: signalsNoticeRequest,
  async work(input, request): Promise<NoticeAsked | NoticeState | Puzzle> {
    switch (input.action) {
      case 'ask':
        return askNotice(serviceClient(), request, input);
      case 'show':
        return showNotice(serviceClient(), input);
      case 'confirm':
        return confirmNotice(serviceClient(), input);
      case 'stop':
        return stopNotice(serviceClient(), input.token);
      case 'puzzle':
        return createPuzzle(input.request);
    }
  },
});

/**
 * One-click unsubscribe (RFC 8058): mail programs post no JSON, so the token is in the URL. Some open that URL in a
 * browser instead: a GET changes nothing and leads to the page with the button.
 */
export default async function signalsNotice(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const token = z.guid().safeParse(searchParams.get('stop'));
  if (request.method === 'GET' && token.success) {
    const lang = searchParams.get('lang');
    const path = noticePage(isLang(lang) ? lang : defaultLang, token.data);
    return new Response(null, {
      status: 303,
      headers: { Location: path, 'Cache-Control': 'no-store' },
    });
  }
  if (request.method !== 'POST' || !token.success) return answer(request);
  return answer(
    new Request(request.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action: 'stop', token: token.data }),
    }),
  );
}

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 30, aggregateBy: ['ip', 'domain'] },
};
