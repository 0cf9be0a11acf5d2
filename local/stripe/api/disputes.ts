import { answerDispute, closeDispute, isOpenDispute } from '../billing/disputes.ts';
import type { Account } from '../core/account.ts';
import type { createApi } from '../core/api.ts';
import { invalid, missing } from '../core/errors.ts';
import { LIST_PARAMETERS, page } from '../core/lists.ts';
import type { Dispute } from '../core/objects.ts';

/** Disputes: read, list, answer, give in. The desk opens and decides them, as banks do. */
export function disputeEndpoints(api: ReturnType<typeof createApi>, account: Account): void {
  const { store } = account;
  const path = '/v1/disputes';

  api('GET', path, ({ parameters }) => {
    parameters.allow(...LIST_PARAMETERS, 'charge', 'payment_intent');
    const all = store.list('dispute', {
      charge: parameters.optional('charge'),
      payment_intent: parameters.optional('payment_intent'),
    });
    return page(all, parameters, path);
  });

  api('GET', `${path}/:id`, ({ id, parameters }) => {
    parameters.allow('expand');
    return known(account, id);
  });

  api('POST', `${path}/:id`, ({ id, parameters }) => {
    parameters.allow('evidence', 'submit', 'metadata', 'expand');
    const dispute = open(account, id);
    const changed = { ...dispute, metadata: parameters.metadata(dispute.metadata) };
    store.put(changed);
    return parameters.has('evidence') && parameters.boolean('submit') !== false
      ? answerDispute(account, changed)
      : changed;
  });

  api('POST', `${path}/:id/close`, ({ id, parameters }) => {
    parameters.allow('expand');
    return closeDispute(account, open(account, id), 'lost');
  });
}

function known(account: Account, id: string): Dispute {
  const dispute = account.store.get('dispute', id);
  if (dispute === undefined) throw missing('dispute', id);
  return dispute;
}

function open(account: Account, id: string): Dispute {
  const dispute = known(account, id);
  if (!isOpenDispute(dispute)) throw invalid('This dispute is already closed.');
  return dispute;
}
