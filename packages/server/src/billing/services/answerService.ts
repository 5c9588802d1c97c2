import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { notifyPayment } from '../payment-notices/notifyPayment.ts';
import { writeAnswer } from './applicationQueries.ts';
import { describeServiceState } from './describeService.ts';
import { lockService } from './queries.ts';
import { requireOpen, transitionService } from './transitionService.ts';
import { mayAnswerApplication } from './whoMayAsk.ts';

/** Answers an application with terms; the applicant is told. Throws if there is none of this id, or it doesn't wait. */
export const answerService = defineVerb(
  mayAnswerApplication,
  (
    ctx,
    { id, body: { version, words } }: RouteInput<'answerService'>,
  ): Promise<RouteAnswer<'answerService'>> =>
    ctx.transaction(async (tx) => {
      const row = isRandomId(id) ? await lockService(tx.db, id) : null;
      if (!row || row.type === 'pay') throw new HttpError('not-found');
      requireVersion(version, row.version);
      requireOpen(row, 'answer', 'operator');
      await writeAnswer(tx.db, id, words, tx.now);
      const after = await transitionService(tx, row, { name: 'answer', actorId: tx.session.user_id });
      await notifyPayment(tx, { kind: 'application-answered', serviceId: id });
      return describeServiceState(after, 'operator');
    }),
);
