import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { updateWaitlistState, type WaitlistRow } from './queries.ts';

/** Opens or closes a waitlist. Throws, in words for a terminal, if there is none. */
export const setWaitlistState = defineVerb(
  system,
  async ({ db }, { name, state }: Pick<WaitlistRow, 'name' | 'state'>): Promise<void> => {
    if (!(await updateWaitlistState(db, name, state))) throw new Error(`There is no waitlist ${name}.`);
  },
);
