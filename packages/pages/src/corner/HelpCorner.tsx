import { conversationPath, HELP_CONVERSATION } from '@sewa/paths';
import { HelpBubble, Spinner } from '@sewa/ui';
import { type ReactNode, useState } from 'react';
import { type LoadHelpPanel, useHelpService } from '../HelpService.tsx';
import * as messages from '../messages.ts';
import { usePageSite } from '../PageSite.tsx';

interface HelpChatProps {
  readonly email: string;
  readonly load: LoadHelpPanel;
}

/** The bubble with the chat: its panel is loaded when it opens for the first time, and removed when it closes. */
function HelpChat({ email, load }: HelpChatProps) {
  const [isOpen, setOpen] = useState(false);
  const [panel, setPanel] = useState<ReactNode>(null);
  const open = () => {
    setOpen(true);
    if (panel) return;
    // A panel that can't be loaded has a page of its own.
    load().then(setPanel, () => window.location.assign(conversationPath(HELP_CONVERSATION)));
  };
  return (
    <HelpBubble
      mode="chat"
      email={email}
      isOpen={isOpen}
      onOpenChange={({ isOpen: next }) => (next ? open() : setOpen(false))}
    >
      {panel ?? <Spinner label={messages.loadingHelp} />}
    </HelpBubble>
  );
}

/** Leads to somebody who helps: in a chat where the deployment has one, else by email. */
export function HelpCorner() {
  const { supportEmail, helpMode } = usePageSite();
  const load = useHelpService();
  if (helpMode === 'chat' && load) return <HelpChat email={supportEmail} load={load} />;
  return <HelpBubble mode="email" email={supportEmail} />;
}
