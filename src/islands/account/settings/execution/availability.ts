import { atom } from 'nanostores';
import { useState } from 'react';
import type { ActiveSubscription } from '../../../../stores/billing/subscription.ts';
import { $webhooks, type WebhooksState } from '../../../../stores/signals/webhooks.ts';
import { useShared } from '../../../ui/hooks.ts';

/** The section of automatic execution: with all actions, with log, pause and delete only, or left out. */
export type Availability = 'full' | 'stopped' | 'none';

const $unread = atom<WebhooksState>({ type: 'loading' });

/** Reads the webhooks of somebody whose subscription is not known to include signals. */
export function useAvailability(subscription: ActiveSubscription): Availability {
  const isRead = subscription.type !== 'loading' && !includesSignals(subscription);
  const webhooks = useShared(isRead ? $webhooks : $unread, { type: 'loading' });
  const hasSome = webhooks.type === 'known' && webhooks.webhooks.length > 0;
  // The result of deleting the last one is said in the section.
  const [hadSome, setHadSome] = useState(hasSome);
  if (hasSome && !hadSome) setHadSome(true);
  return availabilityOf(subscription, webhooks.type === 'known' && (hasSome || hadSome));
}

/** Whether the subscription is known to include signals. */
export function includesSignals(subscription: ActiveSubscription): boolean {
  return subscription.type === 'active' && subscription.subscription.includes_signals;
}

/**
 * Webhooks outlive the subscription, so that their owner can pause and delete them. While the subscription cannot be
 * read, the function decides what else is allowed.
 */
export function availabilityOf(
  subscription: ActiveSubscription,
  hasWebhooks: boolean,
): Availability {
  if (includesSignals(subscription)) return 'full';
  if (!hasWebhooks || subscription.type === 'loading') return 'none';
  return subscription.type === 'failed' ? 'full' : 'stopped';
}
