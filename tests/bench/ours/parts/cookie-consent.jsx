import '@sewa/ui/css/CookieConsent.css';
import { createConsent, makeRevision } from '@sewa/consent';
import { ConsentProvider } from '@sewa/consent/react';
import { CookieQuestion } from '@sewa/consent/ui';
import { createRoot } from 'react-dom/client';

const categories = [
  { name: 'necessary', label: 'Necessary', description: 'Keep you logged in.', isNecessary: true },
  { name: 'statistics', label: 'Statistics', description: 'Tell us what breaks.' },
];

// Of the API's client a page that has one takes that; it is not part of asking.
const client = {
  recordConsent: ({ body }) =>
    fetch('/api/cookie/consent', { method: 'POST', body: JSON.stringify(body) }).then((answer) =>
      answer.json(),
    ),
};
const consent = createConsent({ client, revision: makeRevision(categories) });
consent.gate('statistics', () => () => undefined);

createRoot(document.body).render(
  <ConsentProvider consent={consent}>
    <CookieQuestion categories={categories} action="/cookies" />
  </ConsentProvider>,
);
