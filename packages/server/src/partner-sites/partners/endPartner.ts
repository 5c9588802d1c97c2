import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { endPartnerRow, insertPeopleDeletions } from './queries.ts';

/** Time from the end of a partner to the deletion of its people's accounts, in milliseconds: 30 days. */
export const PEOPLE_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** Why nothing can be done with a key, in words for a terminal. */
export const explainNoPartner = (key: string): Error => new Error(`No live partner has the key ${key}.`);

/**
 * Ends a partner: its frames show that it ended, its tokens are refused, and the sessions of its people end at once. Their accounts are deleted 30 days later,
 * because nobody can sign in to them any more. Throws, in words for a terminal, if no live partner has the key.
 */
export const endPartner = defineVerb(
  system,
  (ctx, { key }: { key: string }): Promise<void> =>
    ctx.transaction(async ({ db, now }) => {
      if (!(await endPartnerRow(db, key, now))) throw explainNoPartner(key);
      await insertPeopleDeletions(db, key, { askedAt: now, dueAt: new Date(now.getTime() + PEOPLE_KEPT_MS) });
    }),
);
