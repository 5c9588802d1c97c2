import { removeFromSupport } from '../../conversations/chat/participantQueries.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { getNamedCorporate } from './getNamedCorporate.ts';
import { type OperatorRow, setOperator } from './queries.ts';

/** Takes the role operator from the members of a corporate, from their next request on. Throws when there is no such corporate. */
export const removeOperator = defineVerb(
  system,
  (ctx, { named }: { named: string }): Promise<{ corporate: OperatorRow; isChanged: boolean }> =>
    ctx.transaction(async ({ db, now }) => {
      const corporate = await getNamedCorporate(db, named);
      if (corporate.operator_since === null) return { corporate, isChanged: false };
      await setOperator(db, corporate.id, null);
      await removeFromSupport(db, corporate.id);
      const details = { corporateId: corporate.id };
      await recordAudit(db, { userId: 'system', action: 'operator-removed', details }, now);
      return { corporate, isChanged: true };
    }),
);
