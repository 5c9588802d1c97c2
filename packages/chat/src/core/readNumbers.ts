import type { ChatMessage, ChatUser, ConversationEntry } from '@sewa/api/client';

/** Who of the participants the user is. */
export const findMe = (users: readonly ChatUser[] | undefined): ChatUser | undefined =>
  users?.find(({ isMe }) => isMe);

/** The participants after one of them has seen messages up to a number; `null` stands for the user. A read number never falls. */
export const raiseReadNumber = (
  users: readonly ChatUser[],
  userId: string | null,
  number: number,
): readonly ChatUser[] =>
  users.map((user) =>
    (userId === null ? user.isMe : user.userId === userId) && user.readNumber < number
      ? { ...user, readNumber: number }
      : user,
  );

/** The participants as the server lists them, with the higher read number of both. */
export const keepReadNumbers = (
  users: readonly ChatUser[],
  known: readonly ChatUser[] | undefined,
): ChatUser[] =>
  users.map((user) => {
    const readNumber = known?.find(({ userId }) => userId === user.userId)?.readNumber ?? 0;
    return readNumber > user.readNumber ? { ...user, readNumber } : user;
  });

/** An entry after its messages up to the user's read number were seen; `messages` are those that are known. */
export function countUnseen(
  entry: ConversationEntry,
  messages: readonly ChatMessage[] = [],
): ConversationEntry {
  const me = findMe(entry.users);
  const readNumber = me?.readNumber ?? 0;
  const missing = (entry.latestMessage?.number ?? 0) - readNumber;
  const after = messages.filter(({ number }) => number > readNumber);
  const isExact = after.length === missing;
  const unseenCount =
    missing <= 0
      ? 0
      : isExact
        ? after.filter(({ kind, userId }) => kind !== 'event' && userId !== me?.userId).length
        : Math.min(entry.unseenCount, missing);
  return unseenCount === entry.unseenCount
    ? entry
    : { ...entry, unseenCount, hasUnseenMessage: unseenCount > 0 };
}
