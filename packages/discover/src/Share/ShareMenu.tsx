import { type Shared, ShareItems } from '@sewa/pages/share';
import { Button, Divider, Icon, Menu, MenuItem } from '@sewa/ui';
import * as messages from '../messages.ts';
import * as css from './ShareMenu.css.ts';

/** Ways to hand the page on: its link, a message, a mail, the system's own; and to print it. */
export function ShareMenu(shared: Shared) {
  return (
    <div className={css.share}>
      <Menu
        trigger={
          <Button variant="secondary">
            <Icon name="share-2" /> {messages.shareLabel}
          </Button>
        }
      >
        <ShareItems {...shared} />
        <Divider />
        <MenuItem onClick={() => setTimeout(() => window.print())}>{messages.printLabel}</MenuItem>
      </Menu>
    </div>
  );
}
