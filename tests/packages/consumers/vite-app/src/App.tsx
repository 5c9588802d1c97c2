import { createClient } from '@sewa/api/client';
import { ChatProvider } from '@sewa/chat/react';
import { Inbox } from '@sewa/chat/ui';
import { createConsent, unknownConsent } from '@sewa/consent';
import { ConsentProvider, useConsent } from '@sewa/consent/react';
import { CookieQuestion } from '@sewa/consent/ui';
import { DatePicker } from '@sewa/pickers';
import { Button, Dialog, Heading, Stack, Text, ToastProvider, UiProvider, useToast } from '@sewa/ui';
import { useState } from 'react';

const categories = [
  { name: 'necessary', label: 'Necessary', isNecessary: true },
  { name: 'preferences', label: 'Preferences' },
  { name: 'statistics', label: 'Statistics' },
];

const client = createClient({ fetch: (url, init) => fetch(url, init) });
const consent = typeof document === 'undefined' ? unknownConsent : createConsent({ client, revision: '1' });

function Allowed() {
  return <Text>Statistics: {useConsent(({ statistics }) => statistics) ? 'yes' : 'no'}</Text>;
}

function Announce() {
  const { show } = useToast();
  return <Button onClick={() => show({ type: 'Success', message: 'Saved.' })}>Save</Button>;
}

function Ask() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog isOpen={isOpen} onOpenChange={({ value }) => setOpen(value)} title="A question">
        Are you sure?
      </Dialog>
    </>
  );
}

export function App() {
  const [count, setCount] = useState(0);
  return (
    <UiProvider>
      <Stack gap="l">
        <Heading level={1}>A stranger's app</Heading>
        <Text>Pressed {String(count)} times</Text>
        <Button variant="primary" onClick={() => setCount(count + 1)}>
          Press
        </Button>
        <DatePicker label="Moving in" name="movingIn" defaultValue="2027-01-15" />
        <ToastProvider>
          <Ask />
          <Announce />
        </ToastProvider>
      </Stack>
      <ChatProvider chat={null}>
        <Inbox conversationHref={(id) => `#${id}`} />
      </ChatProvider>
      <ConsentProvider consent={consent}>
        <Allowed />
        <CookieQuestion categories={categories} />
      </ConsentProvider>
    </UiProvider>
  );
}
