import type { ConversationEntry } from '@sewa/api/client';
import type { ChatState } from './Chat.ts';
import { countUnseen, findMe, keepReadNumbers } from './readNumbers.ts';

/** Conversations on a page of the list. */
export const PAGE_SIZE = 50;

const latestNumber = (entry: ConversationEntry | undefined): number => entry?.latestMessage?.number ?? 0;

function mergeEntry(
  answer: ConversationEntry,
  known: ConversationEntry | undefined,
  { open }: ChatState,
): ConversationEntry {
  if (!known) return answer;
  if (latestNumber(known) > latestNumber(answer)) return known;
  const users = keepReadNumbers(answer.users, known.users);
  const isSeenMeanwhile = (findMe(users)?.readNumber ?? 0) > (findMe(answer.users)?.readNumber ?? 0);
  const merged = { ...answer, users };
  const entry = isSeenMeanwhile ? countUnseen(merged, open[answer.conversationId]?.messages) : merged;
  return JSON.stringify(entry) === JSON.stringify(known) ? known : entry;
}

const byTime = (a: ConversationEntry, b: ConversationEntry): number =>
  (b.latestMessage?.sentAt ?? '').localeCompare(a.latestMessage?.sentAt ?? '');

/** Joins a page of the list to what is known. What is newer here than in the answer stays. */
export function mergeList(
  state: ChatState,
  page: number,
  answer: readonly ConversationEntry[],
): Pick<ChatState, 'conversations' | 'hasMore'> {
  const known = state.conversations ?? [];
  const knownById = new Map(known.map((entry) => [entry.conversationId, entry]));
  const merged = answer.map((entry) => mergeEntry(entry, knownById.get(entry.conversationId), state));
  const mergedById = new Map(merged.map((entry) => [entry.conversationId, entry]));
  const isFull = answer.length >= PAGE_SIZE;
  if (page > 1) {
    const added = merged.filter(({ conversationId }) => !knownById.has(conversationId));
    const kept = known.map((entry) => mergedById.get(entry.conversationId) ?? entry);
    return { conversations: [...kept, ...added], hasMore: isFull };
  }
  const others = known.filter(({ conversationId }) => !mergedById.has(conversationId));
  const isNewer = (entry: ConversationEntry, index: number): boolean =>
    latestNumber(entry) > latestNumber(answer[index]);
  const conversations = [
    ...merged.filter(isNewer).sort(byTime),
    ...merged.filter((entry, index) => !isNewer(entry, index)),
    ...(isFull ? others : []),
  ];
  return { conversations, hasMore: isFull && (known.length > PAGE_SIZE ? state.hasMore : true) };
}
