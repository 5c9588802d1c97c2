import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { heading } from '../Heading/Heading.css.ts';
import { Modal, type ModalProps } from '../modals/Modal.tsx';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './AlertDialog.css.ts';

/** Variants of the confirm button of an alert dialog: an ordinary step, or a destructive one. */
export const alertDialogVariants = ['primary', 'danger'] as const;

/** Props of `AlertDialog`. */
export type AlertDialogProps = Omit<ModalProps, 'onOpenChange'> & {
  /** Called with true if the person confirms, with false if they cancel by the button or Escape. */
  onAnswer: (answer: { value: boolean }) => void;
  /** Asks the question. */
  title: ReactNode;
  /** Label of the confirm button. @default the message `confirm` */
  confirmLabel?: string;
  /** Label of the cancel button, which has the first focus. @default the message `cancel` */
  cancelLabel?: string;
  /** Variant of the confirm button. @default 'primary' */
  variant?: (typeof alertDialogVariants)[number];
};

/** Interrupts with a question that must be answered: a press outside does not close it, and the cancel button has the focus. */
export function AlertDialog({
  onAnswer,
  title,
  confirmLabel,
  cancelLabel,
  variant = 'primary',
  children,
  ...rest
}: AlertDialogProps) {
  const messages = useMessages({ cancel: english.cancel, confirm: english.confirm });
  const id = useId();
  return (
    <Modal
      {...rest}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-body`}
      className={styles.dialog}
      onOpenChange={onAnswer}
      firstFocus="[data-actions] button"
      isAnswerNeeded
    >
      <div className={styles.sheet}>
        <h2 id={id} data-size="m" className={heading}>
          {title}
        </h2>
        <div id={`${id}-body`} className={styles.body}>
          {children}
        </div>
        <div data-actions="" className={styles.footer}>
          <Button variant="secondary" onClick={() => onAnswer({ value: false })}>
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button variant={variant} onClick={() => onAnswer({ value: true })}>
            {confirmLabel ?? messages.confirm}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
