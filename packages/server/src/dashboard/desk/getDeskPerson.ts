import type { DeskPerson } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findPerson, listHomesOf } from './personQueries.ts';
import { mayUseDesk } from './whoMayAsk.ts';

/** What an operator may see of a person; the person's own audit chain says who looked. Throws if nobody has this id. */
export const getDeskPerson = defineVerb(
  mayUseDesk,
  (ctx, { id }: RouteInput<'getDeskPerson'>): Promise<DeskPerson> =>
    ctx.transaction(async ({ db, now, session }) => {
      const person = await findPerson(db, id);
      if (!person) throw new HttpError('not-found');
      const homes = await listHomesOf(db, id);
      const actorId = session.user_id;
      await recordAudit(db, { userId: id, actorId, action: 'desk-person-read' }, now);
      return { ...person, homes };
    }),
);
