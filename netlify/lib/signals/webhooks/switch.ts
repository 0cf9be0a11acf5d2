import { optionalSetting } from '../../platform/env.ts';

/** Whether automatic execution is stopped for everybody: `SIGNAL_WEBHOOKS=off`, or any other value than `on`. */
export function webhooksAreOff(): boolean {
  return (optionalSetting('SIGNAL_WEBHOOKS') ?? 'on') !== 'on';
}
