import type { DeskResults } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findHomes, findPayments, findPeople } from './searchQueries.ts';
import { maySearchDesk } from './whoMayAsk.ts';

const MOST_SIGNS = 100;
/** Fewer signs would find almost everybody. */
const FEWEST_SIGNS = 2;

/**
 * Finds people, homes and payments for an operator. What they typed may name a person, so the audit log keeps how much was found and
 * the ids of the people only.
 */
export const searchDesk = defineVerb(
  maySearchDesk,
  async (ctx, { query }: RouteInput<'searchDesk'>): Promise<DeskResults> => {
    const words = (query.get('q') ?? '').trim();
    if (words.length > MOST_SIGNS)
      throw new HttpError('invalid', {
        fields: [{ name: 'q', reason: `should have ${MOST_SIGNS} characters at most` }],
      });
    if (words.length < FEWEST_SIGNS) return { people: [], homes: [], payments: [] };
    return ctx.transaction(async ({ db, now, session }) => {
      const people = await findPeople(db, words);
      const homes = await findHomes(db, words);
      const payments = await findPayments(db, words);
      const details = {
        people: people.map(({ id }) => id).join(' '),
        homes: String(homes.length),
        payments: payments.map(({ billId }) => billId).join(' '),
      };
      await recordAudit(db, { userId: session.user_id, action: 'desk-searched', details }, now);
      return { people, homes, payments };
    });
  },
);
