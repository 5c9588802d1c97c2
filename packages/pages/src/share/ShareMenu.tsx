import { Button, Divider, Icon, Menu, MenuItem } from '@sewa/ui';
import * as messages from '../messages.ts';
import { ShareItems } from './ShareItems.tsx';
import * as css from './ShareMenu.css.ts';
import type { Shared } from './shareBySystem.ts';
import { useShareLink } from './useShareLink.ts';

/** Ways to share a page: its link, a message, an email, the system's own; and to print it. The link is made when the menu opens. */
export function ShareMenu({ title, url }: Shared) {
  const link = useShareLink(url);
  return (
    <div className={css.share}>
      <Menu
        trigger={
          <Button variant="secondary">
            <Icon name="share-2" /> {messages.shareLabel}
          </Button>
        }
        onOpenChange={({ isOpen }) => {
          if (isOpen) void link.request();
        }}
      >
        <ShareItems title={title} link={link} />
        <Divider />
        <MenuItem onClick={() => setTimeout(() => window.print())}>{messages.printLabel}</MenuItem>
      </Menu>
    </div>
  );
}
