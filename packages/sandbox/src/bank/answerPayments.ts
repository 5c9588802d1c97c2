import { isForeign } from '../isForeign.ts';
import { foreignOrigin } from '../messages.ts';
import type { SandboxDatabase } from '../queries.ts';
import { pageHeaders } from '../renderPage.ts';
import type { Bank } from './Bank.ts';
import { type Control, controlPayment, controls } from './controlPayment.ts';
import { listCharges, listLedger, listPayments } from './listPayments.ts';
import { renderPaymentsPage } from './renderPaymentsPage.ts';
import type { StartedBank } from './startBank.ts';

/** What answers a request about payments; `settle` waits until the site has handled what the bank told it. */
export interface PaymentsDeps {
  readonly db: SandboxDatabase;
  readonly started: StartedBank;
  readonly bank: Bank;
  readonly settle: () => Promise<void>;
}

type Answer = (deps: PaymentsDeps, request: Request) => Promise<Response>;

const MAX_LISTED = 50;
const MAX_WEBHOOKS = 5_000;

const noStore = { 'cache-control': 'no-store' };
const sendJson = (content: unknown): Response => Response.json(content, { headers: noStore });
const sendStatus = (status: number): Response => new Response(null, { status, headers: noStore });

const pages: Readonly<Record<string, Answer>> = {
  '/sandbox/payments.json': async ({ bank }) => sendJson(await listPayments(bank)),
  '/sandbox/webhooks.json': async ({ bank }) =>
    sendJson(
      (await bank.store.listWebhooks(MAX_WEBHOOKS)).map(({ id, headers, body }) => ({
        id,
        provider: 'sandbox',
        headers,
        body,
      })),
    ),
  '/sandbox/partners.json': async ({ started }) => {
    const { key, aud, privateKey, returnUrl } = await started.getPartner();
    return sendJson([
      { key, aud, privateKey: privateKey.export({ format: 'jwk' }), returnUrls: [returnUrl] },
    ]);
  },
  '/sandbox/ledger.json': async ({ db }) => sendJson(await listLedger(db)),
  '/sandbox/payments': async ({ bank, started }) => {
    const html = renderPaymentsPage({
      bankUrl: started.url,
      charges: (await listCharges(bank)).slice(-MAX_LISTED).reverse(),
      setups: await bank.store.list('setup', MAX_LISTED),
      webhooks: (await bank.store.listWebhooks(MAX_LISTED)).reverse(),
    });
    return new Response(html, { headers: pageHeaders });
  },
};

const controlForm = new RegExp(`^/sandbox/payments/([^/]+)/(${controls.join('|')})$`);

async function control({ bank, settle }: PaymentsDeps, ref: string, move: Control): Promise<Response> {
  const hasMoved = await controlPayment(bank, ref, move);
  if (hasMoved === null) return sendStatus(404);
  if (!hasMoved) return sendStatus(409);
  await settle();
  return sendStatus(204);
}

/** What answers a request about payments; null where it is about something else. */
export function findPaymentsAnswer(request: Request): Answer | null {
  const { pathname } = new URL(request.url);
  if (request.method === 'GET') return (Object.hasOwn(pages, pathname) && pages[pathname]) || null;
  const [, ref, move] = (request.method === 'POST' && controlForm.exec(pathname)) || [];
  if (ref === undefined) return null;
  if (isForeign(request))
    return async () => Response.json({ succeed: false, message: foreignOrigin }, { status: 403 });
  return (deps) => control(deps, decodeURIComponent(ref), move as Control);
}
