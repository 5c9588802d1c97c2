import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { heading } from '../Heading/Heading.css.ts';
import { Drawing } from '../Icon/Drawing.tsx';
import { xPath } from '../Icon/generated/iconPaths.ts';
import { Modal, type ModalProps } from '../modals/Modal.tsx';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './Drawer.css.ts';

/** Edges of the window a drawer comes from; start and end follow the direction of reading. */
export const drawerSides = ['start', 'end', 'bottom'] as const;

/** Props of `Drawer`. */
export type DrawerProps = ModalProps & {
  /** Names it. */
  title: ReactNode;
  /** Edge it comes from; `bottom` is a sheet as wide as the window. @default 'end' */
  side?: (typeof drawerSides)[number];
  /** Buttons that stay in sight under the content. */
  actions?: ReactNode;
};

/** Slides over the page from an edge and takes every key and press until it is closed. */
export function Drawer({ title, side = 'end', actions, children, ...rest }: DrawerProps) {
  const messages = useMessages({ close: english.close });
  const id = useId();
  return (
    <Modal
      aria-labelledby={id}
      {...rest}
      data-side={side}
      className={styles.drawer}
      firstFocus="[data-close]"
    >
      <div className={styles.sheet}>
        <div className={styles.top}>
          <div className={styles.header}>
            <h2 id={id} data-size="m" className={heading}>
              {title}
            </h2>
            <Button
              variant="quiet"
              aria-label={messages.close}
              data-close=""
              onClick={({ nativeEvent: event }) =>
                rest.onOpenChange({ isOpen: false, reason: 'close', event })
              }
            >
              <Drawing path={xPath} />
            </Button>
          </div>
        </div>
        <div className={styles.body}>{children}</div>
        {actions !== undefined && <div className={styles.footer}>{actions}</div>}
      </div>
    </Modal>
  );
}
