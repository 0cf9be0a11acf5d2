import type { Account } from '../core/account.ts';
import { createApi, unknownAddress, type App } from '../core/api.ts';
import { balanceEndpoints } from './balances.ts';
import { catalogEndpoints } from './catalog.ts';
import { customerEndpoints } from './customers.ts';
import { eventEndpoints } from './events.ts';
import { invoiceEndpoints } from './invoices.ts';
import { paymentMethodEndpoints } from './payment-methods.ts';
import { paymentEndpoints } from './payments.ts';
import { portalEndpoints } from './portal.ts';
import { sessionEndpoints } from './sessions.ts';
import { setupIntentEndpoints } from './setup-intents.ts';
import { subscriptionEndpoints } from './subscriptions.ts';

const groups = [
  ...[catalogEndpoints, customerEndpoints, balanceEndpoints, sessionEndpoints],
  ...[subscriptionEndpoints, invoiceEndpoints, paymentEndpoints, paymentMethodEndpoints],
  ...[setupIntentEndpoints, eventEndpoints, portalEndpoints],
];

/**
 * Serves the API under `/v1`.
 * @param afterWrite called after each write request.
 */
export function serveApi(app: App, account: Account, afterWrite: () => void): void {
  const api = createApi(app, account, afterWrite);
  for (const register of groups) register(api, account);
  app.notFound(({ req }) => unknownAddress(account, req.raw));
}
