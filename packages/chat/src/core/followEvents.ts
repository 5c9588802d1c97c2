import type { ChatState } from './Chat.ts';
import type { ChatChange } from './ChatChange.ts';
import type { Reader } from './createReader.ts';
import type { Store } from './createStore.ts';
import type { Sync } from './createSync.ts';
import { findMe } from './readNumbers.ts';
import { lastNumber } from './reduceMessages.ts';
import type { StreamEvent } from './Transport.ts';

/** Applies events of the stream, and reads what they show to be missing. */
export function followEvents(
  store: Store<ChatState, ChatChange>,
  reader: Reader,
  sync: Pick<Sync, 'fail' | 'miss'>,
): (event: StreamEvent) => void {
  const inBackground = (reading: Promise<void>): void => {
    reading.catch(sync.fail);
  };

  return (event) => {
    const { conversationId } = event;
    const { conversations, open } = store.getSnapshot();
    const entry = conversations?.find((known) => known.conversationId === conversationId);
    if (event.name === 'message') {
      const { message } = event;
      const isListed = entry && message.number <= (entry.latestMessage?.number ?? 0) + 1;
      store.dispatch({ type: 'messageArrived', conversationId, message });
      const conversation = store.getSnapshot().open[conversationId];
      const hasGap = reader.isHeld(conversationId) && lastNumber(conversation) < message.number;
      if (hasGap && conversation?.state === 'ready') return sync.miss();
      if (hasGap) inBackground(reader.read(conversationId));
      if (!isListed) inBackground(reader.readList());
    } else if (event.name === 'read') {
      const { userId, number } = event;
      store.dispatch({ type: 'readNumberRose', conversationId, userId, number });
      const isMe = findMe(entry?.users)?.userId === userId;
      // How many of the messages after it are events, or one's own, only the server knows.
      if (isMe && number < (entry?.latestMessage?.number ?? 0)) inBackground(reader.readList());
    } else {
      if (reader.isHeld(conversationId) && open[conversationId])
        inBackground(reader.readAgain(conversationId));
      inBackground(reader.readList());
    }
  };
}
