import { Button, Dialog, Form, RadioGroup, TextArea } from '@sewa/ui';
import { type FormEvent, useState } from 'react';
import { useChatMessages } from '../messages/messagesContext.ts';
import * as styles from './ReportDialog.css.ts';

/** The longest words that fit with any reason into the 500 characters of a report. */
const MAX_WORDS = 400;

interface ReportDialogProps {
  isOpen: boolean;
  onReport: (reason: string) => Promise<void>;
  onClose: (isSent: boolean) => void;
}

/** Asks why a message is reported, and sends the report. */
export function ReportDialog({ isOpen, onReport, onClose }: ReportDialogProps) {
  const messages = useChatMessages();
  const [state, setState] = useState<'asking' | 'sending' | 'failed'>('asking');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const words = String(fields.get('words') ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const reason = [fields.get('reason'), words].filter(Boolean).join(': ');
    setState('sending');
    onReport(reason).then(
      () => {
        setState('asking');
        onClose(true);
      },
      () => setState('failed'),
    );
  };
  return (
    <Dialog
      title={messages.report}
      isOpen={isOpen}
      onOpenChange={() => {
        setState('asking');
        onClose(false);
      }}
      hasActions={false}
    >
      <Form onSubmit={submit} hasSummary={false}>
        <RadioGroup
          label={messages.reportReason}
          name="reason"
          required
          options={messages.reportReasons.map((reason) => ({ value: reason, label: reason }))}
        />
        <TextArea label={messages.reportWords} name="words" rows={2} maxLength={MAX_WORDS} />
        {state === 'failed' && (
          <p role="alert" className={styles.problem}>
            {messages.reportFailed}
          </p>
        )}
        <div className={styles.actions}>
          <Button type="submit" isBusy={state === 'sending'}>
            {messages.reportSend}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
