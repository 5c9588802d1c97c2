import { useUnread } from '@sewa/chat/react';
import { Badge, VisuallyHidden } from '@sewa/ui';
import * as messages from '../messages.ts';

/** How many messages wait unread, beside the word 'Inbox'; nothing where none do. */
export function UnreadBadge() {
  const unread = useUnread();
  if (unread === 0) return null;
  return (
    <Badge tone="accent">
      <span aria-hidden>{unread}</span>
      <VisuallyHidden>{messages.unreadLabel(unread)}</VisuallyHidden>
    </Badge>
  );
}
