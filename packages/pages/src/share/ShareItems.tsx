import { MenuItem, MenuLink, useToast } from '@sewa/ui';
import { useEffect, useState } from 'react';
import { track } from '../analytics/track.ts';
import * as messages from '../messages.ts';
import { copyLink } from './copyLink.ts';
import { shareBySystem } from './shareBySystem.ts';
import type { ShareLink } from './useShareLink.ts';

/** Props of `ShareItems`. */
export interface ShareItemsProps {
  /** What is shared, in words. */
  readonly title: string;
  /** From `useShareLink`. */
  readonly link: ShareLink;
}

/** Whether the system has a share sheet of its own; known once script is there. */
function useSystemShare(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(typeof navigator.share === 'function'), []);
  return isThere;
}

/** The items of a menu that share an address: copy its link, by a message, by mail, and by the system's own way. */
export function ShareItems({ title, link }: ShareItemsProps) {
  const { show } = useToast();
  const hasSystemShare = useSystemShare();
  const { url } = link;
  const count = () => track('page-shared');
  const text = encodeURIComponent(messages.sharedText(title, url));
  const tellLink = (shown: string) => show({ type: 'Info', message: messages.linkToCopy(shown) });
  const copy = async () => {
    const requested = link.request();
    try {
      await copyLink(requested);
      show({ type: 'Success', message: messages.linkCopied });
      count();
    } catch {
      tellLink(await requested);
    }
  };
  const shareOtherwise = async () => {
    const end = await shareBySystem({ title, url });
    if (end === 'failed') tellLink(url);
    if (end === 'shared') count();
  };
  return (
    <>
      <MenuItem onClick={() => void copy()}>{messages.copyLinkLabel}</MenuItem>
      <MenuLink href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer" onClick={count}>
        {messages.shareByWhatsAppLabel}
      </MenuLink>
      <MenuLink href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`} onClick={count}>
        {messages.shareByEmailLabel}
      </MenuLink>
      {hasSystemShare ? (
        <MenuItem onClick={() => void shareOtherwise()}>{messages.shareOtherwiseLabel}</MenuItem>
      ) : null}
    </>
  );
}
