import { conversationPath, enquiryPath, errorPath, HELP_CONVERSATION } from '@sewa/paths';
import { defineVerb } from '../calling/defineVerb.ts';
import type { Respond } from '../calling/VerbRouter.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { type MovedMessage, moveMessage } from '../pending-actions/pendingAction.ts';

/** Takes a guest's message over to this browser, once. Null if the address was opened before, or is too old. */
export const openEmbedEnquiry = defineVerb(
  anyone,
  ({ db, now }, { secret }: { secret: string }): Promise<MovedMessage | null> => moveMessage(db, secret, now),
);

/** Binds the message to this browser and leads on to where it is sent, by way of log-in. */
export const sendOpened: Respond<MovedMessage | null> = (moved, reply) => {
  if (!moved) return reply.redirect(errorPath(404));
  const { secret, end, listing } = moved;
  reply.putCookie('intent', secret, end);
  return reply.redirect(
    listing ? enquiryPath(listing.id, listing.slug) : conversationPath(HELP_CONVERSATION),
  );
};
