import { AlertDialog } from '@sewa/ui';
import { useChatMessages } from '../messages/messagesContext.ts';
import { ReportDialog } from '../ReportDialog/ReportDialog.tsx';
import type { ConversationMenuState } from './useConversationMenu.ts';

/** The question before somebody is blocked, and the report of a message. */
export function ConversationDialogs({ name, menu }: { name: string; menu: ConversationMenuState }) {
  const messages = useChatMessages();
  return (
    <>
      <AlertDialog
        isOpen={menu.isBlocking}
        title={messages.blockQuestion(name)}
        confirmLabel={messages.blockConfirm}
        variant="danger"
        onAnswer={menu.onBlockAnswer}
      >
        {messages.blockExplained}
      </AlertDialog>
      <ReportDialog isOpen={menu.reported !== null} onReport={menu.sendReport} onClose={menu.closeReport} />
    </>
  );
}
