'use client';

import { createClient } from '@sewa/api/client';
import { DataProvider } from '@sewa/api/swr';
import { createSession } from '@sewa/auth';
import { SessionProvider, useSession } from '@sewa/auth/react';
import { createConsent, makeRevision } from '@sewa/consent';
import { ConsentProvider, useConsent } from '@sewa/consent/react';
import { CookieQuestion } from '@sewa/consent/ui';
import { Text } from '@sewa/ui';

const categories = [
  { name: 'necessary', label: 'Necessary', isNecessary: true },
  { name: 'statistics', label: 'Statistics' },
];

const client = createClient({ fetch: (url, init) => fetch(url, init) });
const session = createSession({ client });
const consent = createConsent({ client, revision: makeRevision(categories), cookiePrefix: 'dev-' });

function Facts() {
  const isAuthenticated = useSession((state) => state.isAuthenticated);
  const statistics = useConsent((state) => state.statistics);
  return (
    <Text>
      {isAuthenticated ? 'Somebody' : 'Nobody'}, statistics: {statistics ? 'yes' : 'no'}
    </Text>
  );
}

export default function Page() {
  return (
    <SessionProvider session={session}>
      <DataProvider client={client}>
        <ConsentProvider consent={consent}>
          <Facts />
          <CookieQuestion categories={categories} />
        </ConsentProvider>
      </DataProvider>
    </SessionProvider>
  );
}
