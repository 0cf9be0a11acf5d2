/** Single faults of the schema, and the messages the checks must give. */
import type { Fault } from './fault.ts';
import { functions } from './functions.ts';
import { baseFaults } from './ground.ts';
import { policies } from './policies.ts';
import { secondFactor } from './second-factor.ts';

export const faults: readonly Fault[] = [...policies, ...secondFactor, ...functions, ...baseFaults];
