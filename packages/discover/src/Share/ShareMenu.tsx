import { Button, Divider, Icon, Menu, MenuItem, MenuLink, useToast } from '@sewa/ui';
import { useEffect, useState } from 'react';
import * as messages from '../messages.ts';
import * as css from './ShareMenu.css.ts';
import { type Shared, shareBySystem } from './shareBySystem.ts';

/** Whether the system has a share sheet of its own; known once script is there. */
function useSystemShare(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(typeof navigator.share === 'function'), []);
  return isThere;
}

/** Ways to hand the page on: its link, a message, a mail, the system's own; and to print it. */
export function ShareMenu({ title, url }: Shared) {
  const { show } = useToast();
  const hasSystemShare = useSystemShare();
  const text = encodeURIComponent(messages.sharedText(title, url));
  const tellLink = () => show({ type: 'Info', message: messages.linkToCopy(url) });
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    show({ type: 'Success', message: messages.linkCopied });
  };
  const shareOtherwise = async () => {
    if ((await shareBySystem({ title, url })) === 'failed') tellLink();
  };
  return (
    <div className={css.share}>
      <Menu
        trigger={
          <Button variant="secondary">
            <Icon name="share-2" /> {messages.shareLabel}
          </Button>
        }
      >
        <MenuItem onClick={() => void copy().catch(tellLink)}>{messages.copyLinkLabel}</MenuItem>
        <MenuLink href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer">
          {messages.shareByWhatsAppLabel}
        </MenuLink>
        <MenuLink href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
          {messages.shareByEmailLabel}
        </MenuLink>
        {hasSystemShare ? (
          <MenuItem onClick={() => void shareOtherwise()}>{messages.shareOtherwiseLabel}</MenuItem>
        ) : null}
        <Divider />
        <MenuItem onClick={() => setTimeout(() => window.print())}>{messages.printLabel}</MenuItem>
      </Menu>
    </div>
  );
}
