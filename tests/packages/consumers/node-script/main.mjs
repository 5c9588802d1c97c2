import { createClient } from '@sewa/api/client';
import { ApiError, catalogue } from '@sewa/api/errors';
import { createSession, visitorSession } from '@sewa/auth';
import { SessionProvider, useSession } from '@sewa/auth/react';
import { calculate } from '@sewa/calculator';
import { createChat } from '@sewa/chat';
import { ChatProvider } from '@sewa/chat/react';
import { Inbox } from '@sewa/chat/ui';
import { createConsent, makeRevision, unknownConsent } from '@sewa/consent';
import { ConsentProvider } from '@sewa/consent/react';
import { CookieQuestion } from '@sewa/consent/ui';
import { hash } from '@sewa/experiments';
import { formatMoney, serializeDiscoverFilters } from '@sewa/formatters';
import { formatDate } from '@sewa/formatters/dates';
import { DatePicker } from '@sewa/pickers';
import { stampDuty } from '@sewa/tenancy';
import { vars } from '@sewa/tokens';
import { Button } from '@sewa/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const answer = { succeed: true, data: { status: 'ok' } };
const client = createClient({
  origin: 'https://api.example',
  fetch: async () => Response.json(answer),
});

// Made without a document, and never closed: the process ends all the same.
const visitor = createSession({ client });
const consent = createConsent({ client, revision: '1' });

const Who = () => (useSession((state) => state.isAuthenticated) ? 'somebody' : 'nobody');

const categories = [{ name: 'statistics', label: 'Statistics' }];
const question = createElement(CookieQuestion, { categories, placement: 'page' });

const chat = createChat({
  client,
  userId: 'wei-ling',
  storage: null,
  initial: {
    conversations: [
      {
        conversationId: '0b9d1c5e-0000-4000-8000-000000000001',
        conversationContextId: 'listing-1',
        contextName: 'Studio on Duxton Road',
        users: [{ userId: 'aisha', name: 'Aisha Tan', isMe: false, readNumber: 0 }],
        isMuted: false,
        latestMessage: null,
        hasUnseenMessage: false,
        unseenCount: 0,
        messages: [],
      },
    ],
  },
});
const inbox = createElement(Inbox, { conversationHref: (id) => `/chat/${id}` });

const source = { name: "The stranger's prices", readOn: '2026-11-21' };
const cost = calculate(
  { monthlyRent: 300_000, months: 24, from: '2027-01-01' },
  { source, egiro: null, paynow: null, card: null, depositFree: null },
  '2026-11-21',
);

console.log(
  JSON.stringify({
    rent: formatMoney(320_000),
    date: formatDate('2021-01-05T00:30:00Z'),
    duty: stampDuty({ periods: [{ monthlyRent: 300_000, months: 24 }], signedOn: '2026-11-21' }).cents,
    cost: cost.totals.moveIn,
    hash: hash('seed', 'a', 2),
    query: serializeDiscoverFilters({ propertyTypes: [1, 0], q: 'river' }),
    accent: vars.color.bg.accent,
    button: renderToString(createElement(Button, null, 'Press')),
    field: renderToString(createElement(DatePicker, { label: 'Moving in', name: 'movingIn' })),
    message: catalogue.R006,
    person: renderToString(createElement(SessionProvider, { session: visitorSession }, createElement(Who))),
    cookies: renderToString(createElement(ConsentProvider, { consent: unknownConsent }, question)),
    inbox: renderToString(createElement(ChatProvider, { chat }, inbox)),
    revision: makeRevision(categories),
    isError: new ApiError({ code: 'R006', message: catalogue.R006, status: 400 }) instanceof Error,
    client: typeof client,
    isVisitor: visitor === visitorSession,
    isAsked: consent.getSnapshot().isKnown,
    resources: process.getActiveResourcesInfo().filter((name) => name === 'MessagePort'),
  }),
);
