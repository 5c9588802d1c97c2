import type { RouteAnswer } from '@sewa/api/client';
import { mayRent, type EligibilityReason as Reason } from '@sewa/tenancy';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';

/** A reason, as the contract has it. */
export const describeReason = ({
  source: { name, basis, readOn, url },
  ...reason
}: Reason): RouteAnswer<'judgeEligibility'>['reasons'][number] => ({
  ...reason,
  source: { name, url: url ?? null, basis, readOn },
});

/** Whether people may rent a home for a term, with every rule. */
export const judgeEligibility = defineVerb(
  anyone,
  async (_ctx, { body }: RouteInput<'judgeEligibility'>): Promise<RouteAnswer<'judgeEligibility'>> => {
    const { answer, reasons } = mayRent(body);
    return { answer, reasons: reasons.map(describeReason) };
  },
);
