import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Drawing } from '../Icon/Drawing.tsx';
import { xPath } from '../Icon/generated/iconPaths.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import { useUi } from '../UiProvider/UiProvider.tsx';
import * as styles from './Dialog.css.ts';
import { safeHtml } from './safeHtml.ts';
import { useInBrowser } from './useInBrowser.ts';
import { useModal } from './useModal.ts';
import { useOutsidePress } from './useOutsidePress.ts';

/** Kinds of a dialog: any content; a question before something is lost; HTML from outside. */
export const dialogTypes = ['normal', 'remove', 'html'] as const;

/** Props of `Dialog`. */
export type DialogProps = Omit<NativeProps<'dialog'>, 'open' | 'title' | 'ref'> & {
  /** Whether it stands above the page. */
  isOpen: boolean;
  /** Asks to be opened or closed: by Escape, a press outside or one of its buttons. */
  onOpenChange: (change: { value: boolean }) => void;
  /** Names it. @default the message `dialogTitle` */
  title?: ReactNode;
  /** Kind of the dialog. @default 'normal' */
  type?: (typeof dialogTypes)[number];
  /** Shown for the type `html`, after everything that is not on the allow-list was taken out. */
  html?: string;
  /** Label of the button that agrees. @default the message `confirm`, for the type `remove` the message `remove` */
  confirmLabel?: string;
  /** Label of the button that gives up; it is there when `onConfirm` is. @default the message `cancel` */
  cancelLabel?: string;
  /** Called when the person agrees, before the dialog asks to be closed. */
  onConfirm?: () => void;
  /** Draws the row of buttons; without it the content brings its own. @default true */
  hasActions?: boolean;
};

const typable = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/** Stands above the page and takes every key and press until it is closed. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  type = 'normal',
  html,
  confirmLabel,
  cancelLabel,
  onConfirm,
  hasActions = true,
  children,
  ...rest
}: DialogProps) {
  const { messages } = useUi();
  const titleId = useId();
  const bodyId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const isShown = useInBrowser() && isOpen;
  const close = () => onOpenChange({ value: false });
  const isRemoval = type === 'remove';
  const hasCancel = onConfirm !== undefined || isRemoval;

  useModal(dialog, isShown, (element) => {
    if (element.querySelector('[autofocus]') !== null) return undefined;
    if (isRemoval) return cancel.current;
    return body.current?.querySelector<HTMLElement>(typable) ?? confirm.current;
  });
  const outsidePress = useOutsidePress(close);

  return (
    <dialog
      {...rest}
      {...outsidePress}
      ref={dialog}
      role={isRemoval ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      aria-describedby={isRemoval ? bodyId : undefined}
      data-type={type}
      className={styles.dialog}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.nativeEvent.isComposing) event.preventDefault();
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      onClose={(event) => {
        if (event.target === event.currentTarget && isShown) close();
      }}
    >
      {isShown && (
        <div className={styles.sheet}>
          <div className={styles.header}>
            <div className={styles.title}>
              <Heading id={titleId} level={2} size="m">
                {title ?? messages.dialogTitle}
              </Heading>
            </div>
            <Button look="quiet" aria-label={messages.close} onClick={close}>
              <Drawing path={xPath} />
            </Button>
          </div>
          <div ref={body} id={bodyId} className={styles.body}>
            {type === 'html' && html !== undefined ? safeHtml(html) : children}
          </div>
          {hasActions && (
            <div className={styles.footer}>
              {hasCancel && (
                <Button ref={cancel} look="secondary" onClick={close}>
                  {cancelLabel ?? messages.cancel}
                </Button>
              )}
              <Button
                ref={confirm}
                look={isRemoval ? 'danger' : 'primary'}
                onClick={() => {
                  onConfirm?.();
                  close();
                }}
              >
                {confirmLabel ?? (isRemoval ? messages.remove : messages.confirm)}
              </Button>
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
