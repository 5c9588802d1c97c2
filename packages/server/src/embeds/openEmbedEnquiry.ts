import { conversationPath, enquiryPath, errorPath, HELP_CONVERSATION } from '@sewa/paths';
import { defineVerb } from '../calling/defineVerb.ts';
import type { Respond } from '../calling/VerbRouter.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { type MovedMessage, moveMessage } from '../pending-actions/pendingAction.ts';

/**
 * Takes a guest's message over to this browser, once. Opened again there, it leads to the message that still waits. Null if it was opened
 * elsewhere, or is too old.
 */
export const openEmbedEnquiry = defineVerb(
  anyone,
  async ({ db, now, browser }, { secret }: { secret: string }): Promise<MovedMessage | null> =>
    (await moveMessage(db, secret, now)) ?? moveMessage(db, browser.findCookie('intent') ?? '', now),
);

/** Binds the message to this browser and leads on to where it is sent, by way of log-in. */
export const sendOpened: Respond<MovedMessage | null> = (moved, reply) => {
  if (!moved) return reply.redirect(errorPath(404));
  const { secret, end, listing } = moved;
  reply.putCookie('intent', secret, end);
  const path = listing ? enquiryPath(listing.id, listing.slug) : conversationPath(HELP_CONVERSATION);
  const response = reply.redirect(path);
  response.headers.set('cache-control', 'no-store');
  return response;
};
