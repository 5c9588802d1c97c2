import { Button, Divider, Icon, Menu, MenuItem, MenuLink, useToast } from '@sewa/ui';
import { useEffect, useState } from 'react';
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
  const text = encodeURIComponent(`${title}: ${url}`);
  const tellLink = () => show({ type: 'Info', message: `This is the link: ${url}` });
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    show({ type: 'Success', message: 'The link is copied.' });
  };
  const shareOtherwise = async () => {
    if ((await shareBySystem({ title, url })) === 'failed') tellLink();
  };
  return (
    <div className={css.share}>
      <Menu
        trigger={
          <Button variant="secondary">
            <Icon name="share-2" /> Share
          </Button>
        }
      >
        <MenuItem onClick={() => void copy().catch(tellLink)}>Copy the link</MenuItem>
        <MenuLink href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer">
          WhatsApp
        </MenuLink>
        <MenuLink href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>E-mail</MenuLink>
        {hasSystemShare ? <MenuItem onClick={() => void shareOtherwise()}>Other ways</MenuItem> : null}
        <Divider />
        <MenuItem onClick={() => setTimeout(() => window.print())}>Print</MenuItem>
      </Menu>
    </div>
  );
}
