import { useClient, useRoute } from '@sewa/api/swr';
import { createChat } from '@sewa/chat';
import { useEffect } from 'react';
import type { LiveChat } from './createLiveChat.ts';

/** Opens the chat of whoever is signed in, once it is known who they are. */
export function OpenChat({ liveChat }: { readonly liveChat: LiveChat }) {
  const client = useClient();
  const { data: user } = useRoute('getUser', {}, { isErrorReturned: true });
  const userId = user?.id;
  useEffect(() => {
    if (userId !== undefined)
      liveChat.adopt(createChat({ client, userId, onSignedOut: liveChat.noteSignedOut }));
  }, [client, userId, liveChat]);
  return null;
}
