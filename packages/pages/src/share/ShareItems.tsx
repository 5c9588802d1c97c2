import { MenuItem, MenuLink, useToast } from '@sewa/ui';
import { useEffect, useState } from 'react';
import * as messages from '../messages.ts';
import { type Shared, shareBySystem } from './shareBySystem.ts';

/** Whether the system has a share sheet of its own; known once script is there. */
function useSystemShare(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(typeof navigator.share === 'function'), []);
  return isThere;
}

/** The items of a menu that share an address: copy its link, by a message, by mail, and by the system's own way. */
export function ShareItems({ title, url }: Shared) {
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
    <>
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
    </>
  );
}
