import { conversationPath, enquiryPath, errorPath, HELP_CONVERSATION } from '@sewa/paths';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { Respond } from '../../platform/calling/VerbRouter.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { type MovedMessage, moveMessage } from '../../platform/pending-actions/pendingAction.ts';

type TakeMessage = () => Promise<MovedMessage | null>;

/**
 * Gives what takes a guest's message over to this browser, once. Opened again there, it leads to the message that still waits. Null if
 * it was opened elsewhere, or is too old.
 */
export const openEmbedEnquiry = defineVerb(
  anyone,
  ({ db, now, browser }, { secret }: { secret: string }): TakeMessage =>
    async () =>
      (await moveMessage(db, secret, now)) ?? moveMessage(db, browser.findCookie('intent') ?? '', now),
);

/** Binds the message to this browser and leads on to where it is sent, by way of log-in. */
export const sendOpened: Respond<TakeMessage> = async (takeMessage, reply) => {
  // A scanner of links must not use it up.
  if (reply.isHead) return reply.send('', { 'cache-control': 'no-store' });
  const moved = await takeMessage();
  if (!moved) return reply.redirect(errorPath(404));
  const { secret, end, listing } = moved;
  reply.putCookie('intent', secret, end);
  const path = listing ? enquiryPath(listing.id, listing.slug) : conversationPath(HELP_CONVERSATION);
  const response = reply.redirect(path);
  response.headers.set('cache-control', 'no-store');
  return response;
};
