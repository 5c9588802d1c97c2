import { Dialog, Stack, Text } from '@sewa/ui';
import { useState } from 'react';

interface StalePageProps {
  /** Why the page is out of date. */
  readonly message: string;
}

/** Says that a page is out of date and loads it anew when the person is ready: until then what they typed can be copied. */
export function StalePage({ message }: StalePageProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      title="This page is out of date"
      isOpen={isOpen}
      onOpenChange={({ value }) => setOpen(value)}
      confirmLabel="Load the page anew"
      cancelLabel="Not yet"
      onConfirm={() => location.reload()}
    >
      <Stack gap="m">
        <Text as="p">{message}</Text>
        <Text as="p" tone="muted">
          What you have typed here stays until then. Copy it first if you want to keep it.
        </Text>
      </Stack>
    </Dialog>
  );
}
