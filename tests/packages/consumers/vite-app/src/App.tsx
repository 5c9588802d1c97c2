import { createClient } from '@sewa/api/client';
import { createConsent, unknownConsent } from '@sewa/consent';
import { ConsentProvider, useConsent } from '@sewa/consent/react';
import { CookieQuestion } from '@sewa/consent/ui';
import { Button, Heading, Stack, Text, UiProvider } from '@sewa/ui';
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

export function App() {
  const [count, setCount] = useState(0);
  return (
    <UiProvider>
      <Stack gap="l">
        <Heading level={1}>A stranger's app</Heading>
        <Text>Pressed {String(count)} times</Text>
        <Button look="primary" onClick={() => setCount(count + 1)}>
          Press
        </Button>
      </Stack>
      <ConsentProvider consent={consent}>
        <Allowed />
        <CookieQuestion categories={categories} />
      </ConsentProvider>
    </UiProvider>
  );
}
