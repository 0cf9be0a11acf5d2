/** Ways to break the schema, one thing each, and what the checks must say of it. */
import type { Fault } from './fault.ts';
import { functions } from './functions.ts';
import { ground } from './ground.ts';
import { policies } from './policies.ts';
import { secondFactor } from './second-factor.ts';

export const faults: readonly Fault[] = [...policies, ...secondFactor, ...functions, ...ground];
