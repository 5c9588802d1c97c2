import type { Conversation, ConversationEntry } from '@sewa/api/client';
import type { ChatAnswers, ChatState, OpenConversation } from './Chat.ts';
import type { ChatChange } from './ChatChange.ts';
import { emptyState, loadingConversation } from './emptyState.ts';
import { mergeList, PAGE_SIZE } from './mergeList.ts';
import { mergeMessages } from './mergeMessages.ts';
import { countUnseen, keepReadNumbers, raiseReadNumber } from './readNumbers.ts';
import { acknowledge, arrive } from './reduceMessages.ts';

function changeOpen(
  state: ChatState,
  id: string,
  change: (conversation: OpenConversation) => Partial<OpenConversation>,
): ChatState {
  const conversation = state.open[id];
  if (!conversation) return state;
  return { ...state, open: { ...state.open, [id]: { ...conversation, ...change(conversation) } } };
}

function changeEntry(
  state: ChatState,
  id: string,
  change: (entry: ConversationEntry) => ConversationEntry,
): ChatState {
  if (!state.conversations?.some(({ conversationId }) => conversationId === id)) return state;
  const conversations = state.conversations.map((entry) =>
    entry.conversationId === id ? change(entry) : entry,
  );
  return { ...state, conversations };
}

function readConversation(state: ChatState, answer: Conversation): ChatState {
  const { messages: page, first, last: _, ...about } = answer;
  const known = state.open[answer.conversationId] ?? loadingConversation;
  const messages = mergeMessages(known.messages, page);
  const conversation: OpenConversation = {
    ...known,
    state: 'ready',
    error: null,
    about: { ...about, users: keepReadNumbers(about.users, known.about?.users) },
    messages,
    hasOlder: (messages[0]?.number ?? 0) > first,
  };
  const keys = new Set(messages.map(({ key }) => key));
  const unsent = state.unsent.filter(({ key }) => !keys.has(key));
  return {
    ...state,
    open: { ...state.open, [answer.conversationId]: conversation },
    unsent: unsent.length === state.unsent.length ? state.unsent : unsent,
  };
}

function seed(state: ChatState, { conversations, conversation }: ChatAnswers): ChatState {
  const listed =
    conversations && !state.conversations
      ? { ...state, conversations, hasMore: conversations.length >= PAGE_SIZE }
      : state;
  if (!conversation || listed.open[conversation.conversationId]?.about) return listed;
  return readConversation(listed, conversation);
}

function noteRead(state: ChatState, id: string, userId: string | null, number: number): ChatState {
  const entry = state.conversations?.find(({ conversationId }) => conversationId === id);
  const users = [...(entry?.users ?? []), ...(state.open[id]?.about?.users ?? [])];
  if (raiseReadNumber(users, userId, number).every((user) => users.includes(user))) return state;
  const raised = changeOpen(state, id, ({ about }) => ({
    about: about && { ...about, users: [...raiseReadNumber(about.users, userId, number)] },
  }));
  return changeEntry(raised, id, (entry) => {
    const users = [...raiseReadNumber(entry.users, userId, number)];
    return countUnseen({ ...entry, users }, raised.open[id]?.messages);
  });
}

function apply(state: ChatState, change: ChatChange): ChatState {
  switch (change.type) {
    case 'connectionChanged':
      return change.connection === state.connection ? state : { ...state, connection: change.connection };
    case 'seeded':
      return seed(state, change.answers);
    case 'listRead':
      return { ...state, ...mergeList(state, change.page, change.entries), error: null };
    case 'listFailed':
      return state.conversations ? state : { ...state, error: change.error };
    case 'conversationOpened':
      return state.open[change.conversationId]
        ? changeOpen(state, change.conversationId, (known) => (known.about ? {} : loadingConversation))
        : { ...state, open: { ...state.open, [change.conversationId]: loadingConversation } };
    case 'conversationRead':
      return readConversation(state, change.conversation);
    case 'conversationFailed':
      return changeOpen(state, change.conversationId, ({ about }) => {
        if (change.error.status === 404) return { ...loadingConversation, state: 'missing' };
        return about ? {} : { state: 'failed', error: change.error };
      });
    case 'olderAsked':
      return changeOpen(state, change.conversationId, () => ({ isLoadingOlder: true }));
    case 'olderRead':
      return changeOpen(state, change.conversationId, (known) => {
        const messages = mergeMessages(known.messages, change.page ?? []);
        const hasOlder = change.page?.length === 0 ? false : (messages[0]?.number ?? 0) > 1;
        return { messages, hasOlder, isLoadingOlder: false };
      });
    case 'messageArrived':
      return arrive(state, change.conversationId, change.message);
    case 'messageSent':
      return acknowledge(state, change.key, change.answer);
    case 'readNumberRose':
      return noteRead(state, change.conversationId, change.userId, change.number);
    case 'conversationChanged':
      return changeEntry(
        changeOpen(state, change.conversationId, ({ about }) => ({
          about: about && { ...about, ...change.change },
        })),
        change.conversationId,
        (entry) => ('isMuted' in change.change ? { ...entry, ...change.change } : entry),
      );
    case 'unsentChanged':
      return { ...state, unsent: change.unsent };
    case 'draftsChanged':
      return { ...state, drafts: change.drafts };
    case 'wiped':
      return emptyState;
  }
}

/** The state of a chat after a change. Answers and events may come late, twice or in any order: nothing newer is taken back. */
export function reduce(state: ChatState, change: ChatChange): ChatState {
  const next = apply(state, change);
  if (next.conversations === state.conversations) return next;
  const unread = (next.conversations ?? []).reduce((sum, { unseenCount }) => sum + unseenCount, 0);
  return { ...next, unread };
}
