import type { ChatUser } from '@sewa/api/client';
import { IconButton, Menu, MenuItem } from '@sewa/ui';
import { useChatMessages } from '../messages/messagesContext.ts';
import { nameUser } from '../naming/nameConversation.ts';
import { Glyph } from '../styling/Glyph.tsx';

interface ConversationMenuProps {
  isMuted: boolean;
  isBlocked: boolean;
  /** Whom it offers to block; nobody in a conversation with the help desk. */
  other: ChatUser | undefined;
  onMute: () => void;
  onReport: () => void;
  onBlock: () => void;
}

/** What can be done with a conversation besides writing. */
export function ConversationMenu({
  isMuted,
  isBlocked,
  other,
  onMute,
  onReport,
  onBlock,
}: ConversationMenuProps) {
  const messages = useChatMessages();
  const name = nameUser(other, messages);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={messages.more}>
          <Glyph name="more" />
        </IconButton>
      }
    >
      <MenuItem onClick={onMute}>{isMuted ? messages.unmute : messages.mute}</MenuItem>
      {other && <MenuItem onClick={onReport}>{messages.reportOne}</MenuItem>}
      {other && (
        <MenuItem variant={isBlocked ? 'normal' : 'danger'} onClick={onBlock}>
          {isBlocked ? messages.unblock(name) : messages.block(name)}
        </MenuItem>
      )}
    </Menu>
  );
}
