import { createClient } from '@sewa/api/client';
import { type CalculatorRates, calculate } from '@sewa/calculator';
import { Calculator } from '@sewa/calculator/react';
import { ChatProvider } from '@sewa/chat/react';
import { Inbox } from '@sewa/chat/ui';
import { createConsent, unknownConsent } from '@sewa/consent';
import { ConsentProvider, useConsent } from '@sewa/consent/react';
import { CookieQuestion } from '@sewa/consent/ui';
import { hash } from '@sewa/experiments';
import { Experiment, ExperimentsProvider, useExperiment } from '@sewa/experiments/react';
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

const rates: CalculatorRates = {
  source: { name: "The stranger's prices", readOn: '2026-11-28' },
  egiro: null,
  paynow: null,
  card: { basisPoints: 260, fixedCents: 50 },
  depositFree: null,
};
const day = '2026-11-28';
const { totals } = calculate({ monthlyRent: 320_000, months: 12, from: '2027-01-01' }, rates, day);

const experiments = [{ id: 'headline', enabled: true, validStartUrls: ['/'] }];

function Tried() {
  return (
    <>
      <Text>Variant: {useExperiment('headline')}</Text>
      <Experiment
        id="headline"
        variants={{ control: <Text>Find a home</Text>, bold: <Text>Go and get it</Text> }}
      />
      <Text>Hash: {String(hash('seed', 'a', 2))}</Text>
    </>
  );
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
      <Dialog isOpen={isOpen} onOpenChange={(change) => setOpen(change.isOpen)} title="A question">
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
      <Text>Before the keys: {String(totals.moveIn)}</Text>
      <Calculator rates={rates} day={day} />
      <ExperimentsProvider experiments={experiments}>
        <Tried />
      </ExperimentsProvider>
    </UiProvider>
  );
}
