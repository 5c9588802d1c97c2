import { createClient } from '@sewa/api/client';
import { createSession } from '@sewa/auth';
import { calculate } from '@sewa/calculator';
import { createChat } from '@sewa/chat';
import { createConsent } from '@sewa/consent';
import { hash } from '@sewa/experiments';
import { formatMoney } from '@sewa/formatters';
import { stampDuty } from '@sewa/tenancy';

const client = createClient({ fetch: async () => Response.json({ succeed: true, data: {} }) });
const source = { name: "The stranger's prices", readOn: '2026-11-21' };
const rates = { source, egiro: null, paynow: null, card: null, depositFree: null };
const periods = [{ monthlyRent: 300_000, months: 24 }];

document.querySelector('output').textContent = JSON.stringify({
  rent: formatMoney(320_000),
  duty: stampDuty({ periods, signedOn: '2026-11-21' }).cents,
  cost: calculate({ monthlyRent: 300_000, months: 24, from: '2027-01-01' }, rates, '2026-11-21').totals
    .moveIn,
  hash: hash('seed', 'a', 2),
  isAuthenticated: createSession({ client }).getSnapshot().isAuthenticated,
  isAsked: !createConsent({ client, revision: '1' }).getSnapshot().done,
  conversations: createChat({ client, userId: 'wei-ling', storage: null }).getSnapshot().conversations,
});
