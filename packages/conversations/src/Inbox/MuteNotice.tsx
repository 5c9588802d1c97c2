import { useConversation } from '@sewa/chat/react';
import { PageForm } from '@sewa/pages';
import { Banner, Button } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import * as messages from '../messages.ts';

/** For whoever comes by the link of an email that says 'mute': stops emails about a conversation, with or without script. */
export function MuteNotice({ conversationId }: { readonly conversationId: string }) {
  const [params] = useSearchParams();
  const { about } = useConversation(conversationId);
  if (!params.has('mute') || !about) return null;
  if (about.isMuted) return <Banner tone="success">{messages.mutedNotice}</Banner>;
  return (
    <Banner
      tone="info"
      actions={
        <PageForm>
          <Button type="submit" variant="secondary" size="s" name="form" value="mute">
            {messages.muteLabel}
          </Button>
        </PageForm>
      }
    >
      {messages.muteQuestion}
    </Banner>
  );
}
