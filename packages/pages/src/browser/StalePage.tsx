import { Dialog, Stack, Text } from '@sewa/ui';
import { useState } from 'react';
import * as messages from '../messages.ts';

interface StalePageProps {
  /** Why the page is out of date. */
  readonly message: string;
}

/** Says that a page is out of date and loads it anew when the person is ready: until then what they typed can be copied. */
export function StalePage({ message }: StalePageProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      title={messages.outdatedTitle}
      isOpen={isOpen}
      onOpenChange={(change) => setOpen(change.isOpen)}
      confirmLabel={messages.reloadLabel}
      cancelLabel={messages.notNowLabel}
      onConfirm={() => location.reload()}
    >
      <Stack gap="m">
        <Text as="p">{message}</Text>
        <Text as="p" tone="muted">
          {messages.stalePageWarning}
        </Text>
      </Stack>
    </Dialog>
  );
}
