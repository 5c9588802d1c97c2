import type { RouteAnswer } from '@sewa/api/client';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { countCall, getCallCounter } from '../../platform/calling/countCall.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { takePendingAction } from '../../platform/pending-actions/pendingAction.ts';
import { type SignedIn, signedUp } from '../../platform/sessions/whoMayAsk.ts';
import { type EnquiredListingRow, findEnquiredListing } from './enquiryQueries.ts';
import { getAskable } from './getAskable.ts';
import { getParticipant } from './getParticipant.ts';
import { notifyChat } from './messageQueries.ts';
import { openListingConversation } from './openListingConversation.ts';
import {
  addOperators,
  addUser,
  findConversationId,
  hasCounterpart,
  upsertConversation,
} from './participantQueries.ts';
import { postMessage } from './postMessage.ts';

/** Context of conversations with the help desk. */
const HELP = 'help';

/** A conversation that was found or created. */
interface Opened {
  readonly id: string;
  readonly isNew: boolean;
}

/** Id of the conversation of the caller about a context, or of who they name, or null. */
async function findOpened(
  { db, session }: InTransaction<SignedIn>,
  context: { kind: 'listing' | 'support'; contextId: string },
  userId: string | undefined,
): Promise<Opened | null> {
  const find = async (partyKey: string) => {
    const id = await findConversationId(db, { ...context, partyKey });
    return id === null ? null : { id, isNew: false };
  };
  const named = userId === undefined ? null : await find(userId);
  return named ?? (await find(session.user_id));
}

/** Id of a lister in conversations: of their account or corporate, if they have one. */
const nameLister = (listing: EnquiredListingRow): string => {
  if (listing.lister_user_id !== null) return listing.lister_user_id;
  const { lister_corporate_id: corporateId } = listing;
  return corporateId === null ? `lister-${listing.lister_id}` : `corporate-${corporateId}`;
};

/** Finds the conversation about a listing, or starts one with who lets it. */
async function openListing(
  tx: InTransaction<SignedIn>,
  listingId: string,
  userId: string | undefined,
): Promise<Opened> {
  const opened = await findOpened(tx, { kind: 'listing', contextId: listingId }, userId);
  if (opened) return opened;
  const { db, session, now } = tx;
  if (userId !== undefined) {
    const listing = await findEnquiredListing(db, listingId);
    if (listing === null || userId !== nameLister(listing)) throw new HttpError('not-found');
  }
  const asked = { listingId, asker: session, field: 'contextId' };
  const listing = await getAskable(db, asked);
  return openListingConversation(db, { listing, userId: session.user_id, now });
}

/** Finds or starts the conversation of a user with the help desk. */
async function openHelp(tx: InTransaction<SignedIn>, userId: string | undefined): Promise<Opened> {
  const context = { kind: 'support', contextId: HELP } as const;
  const { db, session, now } = tx;
  const opened =
    (await findOpened(tx, context, userId)) ??
    (await upsertConversation(db, { ...context, userId: session.user_id, now }));
  if (opened.isNew) await addUser(db, opened.id, session.user_id);
  await addOperators(db, opened.id);
  return opened;
}

function open(tx: InTransaction<SignedIn>, contextId: string, userId: string | undefined): Promise<Opened> {
  if (contextId === HELP) return openHelp(tx, userId);
  const [, listingId] = /^listing-([a-z2-7]{12})$/.exec(contextId) ?? [];
  if (listingId === undefined) throw new HttpError('not-found');
  return openListing(tx, listingId, userId);
}

/**
 * Starts a conversation about a listing or with the help desk, or finds the one that exists; with a message, sends it there. Throws if
 * the context doesn't exist, who is named takes no part, or the listing can't be asked about.
 */
export const startConversation = defineVerb(
  signedUp,
  (ctx, { body }: RouteInput<'startConversation'>): Promise<RouteAnswer<'startConversation'>> =>
    ctx.transaction(async (tx) => {
      const { contextId, userId, message: text } = body;
      const { id: conversationId, isNew } = await open(tx, contextId, userId);
      const participant = await getParticipant(tx, conversationId, 'update');
      if (userId !== undefined && !(await hasCounterpart(tx.db, participant, userId)))
        throw new HttpError('not-found');
      if (isNew) await countCall(tx, 'startConversation');
      if (text !== undefined) {
        // A new conversation is counted with its message.
        const counter = isNew ? null : getCallCounter(tx, 'sendMessage');
        await postMessage(tx, { conversationId, text, counter });
        // What waited for log-in was in the form that was sent.
        if (contextId === HELP)
          await takePendingAction(tx.db, ctx.browser.findCookie('intent'), ['help'], ctx.now);
      } else if (isNew) await notifyChat(tx.db, { kind: 'conversation', conversationId });
      return { conversationId, isNew };
    }),
);
