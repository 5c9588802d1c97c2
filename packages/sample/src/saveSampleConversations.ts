import { formatMoney } from '@sewa/formatters';
import { createTableBlobs, type Database, makeListingId, type Queryable, writeMessage } from '@sewa/server';
import {
  hasSampleUsers,
  insertConversation,
  insertEnquiry,
  insertPicture,
  noteSeen,
} from './conversationQueries.ts';
import { drawSketch } from './drawings/drawSketch.ts';
import { type SampleConversation, type SampleMessage, sampleConversations } from './sampleConversations.ts';
import { sampleHomes } from './sampleMarket.ts';
import { sampleSource } from './sampleSource.ts';

const MINUTE_MS = 60_000;

/** Puts a picture where messages find it. */
async function storePicture(
  tx: Queryable,
  picture: { userId: string; conversationId: string; name: string; at: Date },
): Promise<string> {
  const bytes = drawSketch();
  const blobId = await createTableBlobs(tx).put({ contentType: 'image/png', bytes });
  return insertPicture(tx, { ...picture, blobId, bytes: bytes.length });
}

const describeRent = (before: number, now: number): string =>
  `The rent changed from ${formatMoney(before * 100)} to ${formatMoney(now * 100)} a month.`;

async function saveConversation(tx: Queryable, conversation: SampleConversation, now: Date): Promise<void> {
  const { messages, unseenBy } = conversation;
  const home = sampleHomes.find(({ key }) => key === conversation.home) ?? null;
  const askerId = `sample-${conversation.asker}`;
  const listerId = home && `sample-${home.lister}`;
  const contextId = home ? makeListingId(sampleSource, home.key) : 'help';
  const findTime = ({ minutesAgo }: SampleMessage) => new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const at = messages[0] ? findTime(messages[0]) : now;
  const kind = home ? 'listing' : 'support';
  const conversationId = await insertConversation(tx, { kind, contextId, askerId, listerId, at });
  if (conversationId === null) return;
  let enquiryId = listerId && (await insertEnquiry(tx, { askerId, listingId: contextId, listerId, at }));
  for (const message of messages) {
    const { from, text, rentBefore = 0, picture } = message;
    const sentAt = findTime(message);
    const userId = from === 'asker' ? askerId : listerId;
    const sender = from === null || userId === null ? null : { userId, corporateId: null };
    const attachmentIds =
      picture && sender
        ? [await storePicture(tx, { userId: sender.userId, conversationId, name: picture, at: sentAt })]
        : [];
    const said = sender ? text : describeRent(rentBefore, home?.rent ?? 0);
    await writeMessage(tx, { conversationId, sender, text: said, enquiryId, attachmentIds }, sentAt);
    enquiryId = null;
  }
  await noteSeen(tx, conversationId, { askerId, unseenBy });
}

/** Writes the conversations of the invented people; one that is there is left as it is, and beside real people there is none. */
export async function saveSampleConversations(db: Database, now: Date = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await hasSampleUsers(tx))) return;
    for (const conversation of sampleConversations) await saveConversation(tx, conversation, now);
  });
}
