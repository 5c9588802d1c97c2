import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { type ChangedViewing, changeViewing } from './changeViewing.ts';
import { getOwnViewing } from './getOwnViewing.ts';
import { settleViewing } from './tellViewing.ts';
import { countWrongCode, updateViewing } from './viewingQueries.ts';

/** Most wrong codes of a viewing. */
const MAX_WRONG_CODES = 10;
const WAIT_SECONDS = 3_600;

/** Says that the guest is there, with the code that the host says. Throws if the code is wrong: ten times at most. */
export const arriveAtViewing = defineVerb(
  signedIn,
  async (ctx, { id, body }: RouteInput<'arriveAtViewing'>): Promise<ChangedViewing> => {
    const { row, side } = await getOwnViewing(ctx, id);
    if (side === 'guest' && row.state === 'arrived')
      return { viewingId: id, state: row.state, version: row.version };
    const isAsked = side === 'guest' && row.state === 'booked';
    if (isAsked && row.wrong_codes >= MAX_WRONG_CODES)
      throw new HttpError('too-many', { retryAfter: WAIT_SECONDS });
    if (isAsked && row.code !== body.code.replaceAll(/\s/g, '')) {
      await countWrongCode(ctx.db, id);
      throw new HttpError('invalid', { fields: [{ name: 'code', reason: messages.wrongCodeReason }] });
    }
    return changeViewing(ctx, { id, version: body.version, name: 'arrive' }, async (tx) => {
      await updateViewing(tx.db, id, { state: 'arrived' });
      await settleViewing(tx, id);
    });
  },
);
