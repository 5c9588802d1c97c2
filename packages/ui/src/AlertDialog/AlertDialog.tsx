import { type ReactNode, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import { heading } from '../Heading/Heading.css.ts';
import { Modal, type ModalProps } from '../modals/Modal.tsx';
import { type AgreementProps, useAgreement } from '../modals/useAgreement.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './AlertDialog.css.ts';

/** Variants of the confirm button of an alert dialog: an ordinary step, or a destructive one. */
export const alertDialogVariants = ['primary', 'danger'] as const;

/** Props of `AlertDialog`. */
export type AlertDialogProps = Omit<ModalProps, 'onOpenChange'> &
  AgreementProps & {
    /**
     * Called with true if the person confirms, with false if they cancel by the button or Escape; close it here. While a promise it
     * gives is pending, that button is busy and takes no other answer; if it is rejected, the dialog says so.
     */
    onAnswer: (answer: { value: boolean }) => void | Promise<void>;
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
  explainFailure,
  title,
  confirmLabel,
  cancelLabel,
  variant = 'primary',
  children,
  ...rest
}: AlertDialogProps) {
  const messages = useMessages({ cancel: english.cancel, confirm: english.confirm });
  const id = useId();
  const { running, problem, carryOut } = useAgreement(rest.isOpen, explainFailure);
  const isRunning = running !== undefined;
  const answer = (value: boolean) => {
    if (!isRunning) carryOut(value, onAnswer({ value }));
  };
  return (
    <Modal
      {...rest}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-body`}
      className={styles.dialog}
      onOpenChange={() => answer(false)}
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
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <div data-actions="" className={styles.footer}>
          <Button
            variant="secondary"
            isBusy={running === false}
            aria-disabled={isRunning}
            onClick={() => answer(false)}
          >
            {cancelLabel ?? messages.cancel}
          </Button>
          <Button
            variant={variant}
            isBusy={running === true}
            aria-disabled={isRunning}
            onClick={() => answer(true)}
          >
            {confirmLabel ?? messages.confirm}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
