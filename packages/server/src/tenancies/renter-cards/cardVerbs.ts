import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId, makeRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { getOwnRental } from '../rentals/getOwnRental.ts';
import { endShare, findCard, insertCard, insertShare, updateCard } from './cardQueries.ts';

/** The user's renter's card, or null. */
export const getRenterCard = defineVerb(
  signedIn,
  ({ db, session }): Promise<RouteAnswer<'getRenterCard'>> => findCard(db, session.user_id),
);

/** Writes the user's renter's card. Throws if the version is stale, or left out though there is a card. */
export const saveRenterCard = defineVerb(
  signedUp,
  (ctx, { body }: RouteInput<'saveRenterCard'>): Promise<RouteAnswer<'saveRenterCard'>> =>
    ctx.transaction(async ({ db, session, now }) => {
      const { version, ...card } = body;
      const { user_id: userId } = session;
      const isWritten =
        version === undefined
          ? await insertCard(db, userId, card, now)
          : await updateCard(db, { userId, version, now }, card);
      const found = await findCard(db, userId);
      if (!isWritten) requireVersion(version ?? 0, found?.version ?? -1);
      if (!found) throw new HttpError('not-found');
      return found;
    }),
);

/** Shows the card to the landlord's side of a rental. Throws if the user is no tenant of it, or has no card. */
export const shareRenterCard = defineVerb(
  signedUp,
  (ctx, { body: { rentalId } }: RouteInput<'shareRenterCard'>): Promise<RouteAnswer<'shareRenterCard'>> =>
    ctx.transaction(async (tx) => {
      const { me } = await getOwnRental(tx, rentalId);
      const { user_id: userId } = tx.session;
      const isTenant = me.side === 'tenant' && me.user_id === userId;
      const id = isTenant
        ? await insertShare(tx.db, { id: makeRandomId(), userId, rentalId, now: tx.now })
        : null;
      if (id === null) throw new HttpError('not-found');
      return { id };
    }),
);

/** Stops showing the card. */
export const endRenterCardShare = defineVerb(
  signedIn,
  async ({ db, session, now }, { id }: RouteInput<'endRenterCardShare'>): Promise<void> => {
    if (!isRandomId(id) || !(await endShare(db, id, session.user_id, now))) throw new HttpError('not-found');
  },
);
