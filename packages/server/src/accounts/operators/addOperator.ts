import { markVerified } from '../../companies/corporates/markVerified.ts';
import { addToSupport } from '../../conversations/chat/participantQueries.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { getNamedCorporate } from './getNamedCorporate.ts';
import { type OperatorRow, setOperator } from './queries.ts';

/**
 * Makes the members of a corporate operators while they act for it, and lets it answer the help desk; again: nothing changes. Who runs the server vouches for it, so a
 * corporate that was not verified is from then on. Throws when there is no such corporate, or another was
 * verified for its number.
 */
export const addOperator = defineVerb(
  system,
  (ctx, { named }: { named: string }): Promise<{ corporate: OperatorRow; isChanged: boolean }> =>
    ctx.transaction(async ({ db, now }) => {
      const corporate = await getNamedCorporate(db, named);
      if (corporate.operator_since !== null) return { corporate, isChanged: false };
      const { id } = corporate;
      const details = { corporateId: id };
      const isNew = await markVerified(db, { id, by: 'operator', now }).catch((error: unknown) => {
        throw error instanceof HttpError
          ? new Error(`The entity number of ${corporate.name} was confirmed for another corporate.`)
          : error;
      });
      if (isNew) await recordAudit(db, { userId: 'system', action: 'corporate-verified', details }, now);
      await setOperator(db, id, now);
      await addToSupport(db, id);
      await recordAudit(db, { userId: 'system', action: 'operator-added', details }, now);
      return { corporate, isChanged: true };
    }),
);
