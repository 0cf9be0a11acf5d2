/** All planted faults, by area. */
import { access } from './access.ts';
import { accessibility } from './accessibility.ts';
import { accounts } from './accounts.ts';
import { budgets } from './budgets.ts';
import type { Fault, PlantedFault } from './fault.ts';
import { limits } from './limits.ts';
import { mail } from './mail.ts';
import { money } from './money.ts';
import { policyFaults } from './policies.ts';
import { redirects } from './redirects.ts';
import { sealing } from './sealing.ts';
import { services } from './services.ts';
import { signals } from './signals.ts';
import { texts } from './texts.ts';
import { webhooks } from './webhooks.ts';

const areas: Readonly<Record<string, readonly Fault[]>> = {
  access,
  money,
  sealing,
  policies: policyFaults,
  limits,
  texts,
  redirects,
  accessibility,
  budgets,
  accounts,
  mail,
  services,
  signals,
  webhooks,
};

export const faults: readonly PlantedFault[] = Object.entries(areas).flatMap(([area, list]) =>
  list.map((fault) => ({ ...fault, area })),
);
