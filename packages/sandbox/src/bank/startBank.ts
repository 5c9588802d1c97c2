import { generateKeyPairSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { escapeHtml } from '../html.ts';
import { isForHost } from '../isForHost.ts';
import { closeServer, listenOnLoopback, loopbackHost } from '../listenOnLoopback.ts';
import type { SandboxDatabase } from '../queries.ts';
import { parseForm } from '../singpass/answerInteraction.ts';
import { renderOptions } from '../singpass/issuerPages.ts';
import { answerApi, noteTold } from './answerApi.ts';
import { answerChargePage } from './answerChargePage.ts';
import { answerSetupPage } from './answerSetupPage.ts';
import { Bank, BankRefusal } from './Bank.ts';
import { type BankClock, SECOND_MS } from './BankClock.ts';
import { BankStore } from './BankStore.ts';
import * as messages from './messages.ts';
import { SILENCE_MS } from './moves.ts';
import type { PageAnswer } from './PageAnswer.ts';
import { answerPartnerPage, type SandboxPartner } from './partnerPage.ts';
import { type BankOutage, bankOutages, parseBankOutage } from './problems.ts';
import { registerPartner } from './registerPartner.ts';
import { makeBankHeaders, renderBankPage } from './renderBankPage.ts';
import { deliverWebhooks } from './webhooks.ts';

/** What the bank stands on once the platform is there. */
export interface BankDeps {
  readonly db: SandboxDatabase;
  /** The movable clock. */
  readonly now: () => Date;
  /** @default the clock of this machine */
  readonly realNow?: () => Date;
}

/** The double of the bank, listening. */
export interface StartedBank {
  readonly url: string;
  /** How the site asks it. */
  readonly key: string;
  readonly webhookSecret: string;
  /** Opens it; it answers 503 before. */
  open(deps: BankDeps): void;
  /** An invented partner, registered in the database of an open bank. */
  getPartner(): Promise<SandboxPartner>;
  /** Null until it is open. */
  find(): Bank | null;
  /** Does what is due, and sends the webhooks that are. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/** The key of the invented partner, the same in every database. */
const PARTNER_KEY = 'sandboxacmehomes2222';

const TICK_MS = SECOND_MS;
const MAX_BYTES = 64 * 1024;

const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const json = { 'content-type': 'application/json', 'cache-control': 'no-store' };

const makeSecret = (): string => randomBytes(32).toString('base64url');

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}

async function parseJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const piece of request) {
    text += String(piece);
    if (text.length > MAX_BYTES) throw new RangeError('the body is too long');
  }
  return text === '' ? null : JSON.parse(text);
}

/** Does what a bank out of order does; true when that is the whole answer. */
function fail(outage: BankOutage, response: ServerResponse): boolean {
  if (outage === 'down') response.writeHead(500, plain).end();
  if (outage === 'busy') response.writeHead(429, { ...plain, 'retry-after': '1' }).end();
  if (outage === 'cut') response.destroy();
  if (outage === 'garbage') response.writeHead(200, json).end('<html>{"not": json');
  return outage !== '';
}

const renderFrontPage = (outage: BankOutage, origin: string): string =>
  renderBankPage(
    messages.bankTitle,
    `<form method="post" action="/"><div class="field"><label for="outage">${messages.outageLabel}</label><select id="outage" name="outage">${renderOptions(bankOutages, outage)}</select></div>
<div class="actions"><button>${messages.applyOutageLabel}</button></div></form><p><a href="${escapeHtml(origin)}/sandbox/payments">${messages.seePaymentsLabel}</a></p>`,
  );

/**
 * Starts the double of a bank and card service for the site at `origin`, on another loopback host: an API, and the pages on which payers
 * answer. A port that is taken is exchanged for another. It reaches the site at `localOrigin`, by default the same.
 */
export async function startBank({
  origin,
  port,
  localOrigin = origin,
}: {
  origin: string;
  port: number;
  localOrigin?: string;
}): Promise<StartedBank> {
  const [key, webhookSecret] = [makeSecret(), makeSecret()];
  const target = { url: `${localOrigin}/api/payment/webhooks/sandbox`, secret: webhookSecret };
  let url = '';
  let partner: SandboxPartner;
  let bank: Bank | null = null;
  let register: (() => Promise<void>) | null = null;
  let outage: BankOutage = '';
  let last: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  async function getPartner(): Promise<SandboxPartner> {
    await register?.();
    return partner;
  }

  async function answerCall(open: Bank, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${key}`))
      return void response.writeHead(401, json).end('{}');
    if (fail(outage, response)) return;
    const call = {
      method: request.method ?? 'GET',
      url: new URL(request.url ?? '/', url),
      body: await parseJson(request),
    };
    const { content, failure } = await answerApi(open, call, url);
    if (failure === 'cut') return void response.destroy();
    if (failure === 'silence') return void setTimeout(() => response.destroy(), SILENCE_MS).unref();
    await noteTold(open, call, content);
    response.writeHead(content === null ? 404 : 200, json).end(JSON.stringify(content));
  }

  function sendPage(response: ServerResponse, answer: PageAnswer | null, site: string): void {
    if (!answer) response.writeHead(404, plain).end(messages.unknownReference);
    else if ('to' in answer)
      response.writeHead(303, { location: answer.to, 'cache-control': 'no-store' }).end();
    else response.writeHead(200, makeBankHeaders(site)).end(answer.html);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', url);
    const { pathname } = asked;
    if (!isForHost(request, [loopbackHost]))
      return void response.writeHead(404, plain).end(messages.unknownReference);
    if (!bank) return void response.writeHead(503, { ...plain, 'retry-after': '1' }).end(messages.notReady);
    if (pathname.startsWith('/api/')) return answerCall(bank, request, response);
    const form = request.method === 'POST' ? await parseForm(request) : null;
    const ref = asked.searchParams.get('ref') ?? '';
    if (pathname === '/setup') return sendPage(response, await answerSetupPage(bank, ref, form), origin);
    if (pathname === '/pay') return sendPage(response, await answerChargePage(bank, ref, form), origin);
    if (pathname === '/partner')
      return sendPage(
        response,
        await answerPartnerPage(await getPartner(), localOrigin, asked, form),
        origin,
      );
    if (pathname !== '/') return sendPage(response, null, origin);
    if (form) outage = parseBankOutage(form.get('outage'));
    sendPage(response, { html: renderFrontPage(outage, origin) }, origin);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof BankRefusal)
        return void response.writeHead(422, json).end(JSON.stringify({ refused: error.reason }));
      const isWrong =
        error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;
      if (!response.headersSent) response.writeHead(isWrong ? 400 : 500, plain);
      response.end(messages.bankFailure(error instanceof Error ? error.message : messages.unknownReason));
    });
  });

  async function work(open: Bank): Promise<void> {
    await open.advance();
    await deliverWebhooks(open.store, target, open.clock);
  }

  /** One after the other. */
  function catchUp(): Promise<void> {
    const done = last.then(() => (bank ? work(bank) : undefined));
    last = done.catch(() => undefined);
    return done;
  }

  url = await listenOnLoopback(server, port);
  partner = {
    key: PARTNER_KEY,
    aud: origin,
    privateKey: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
    returnUrl: `${url}/partner`,
  };
  return {
    url,
    key,
    webhookSecret,
    getPartner,
    open({ db, now, realNow = () => new Date() }) {
      const clock: BankClock = { now, realNow };
      bank = new Bank(new BankStore(db), clock);
      register = () => registerPartner(db, partner, now());
      let isBusy = false;
      timer = setInterval(() => {
        if (isBusy) return;
        isBusy = true;
        // A database that is away or closes is tried again at the next tick.
        catchUp()
          .catch(() => undefined)
          .finally(() => {
            isBusy = false;
          });
      }, TICK_MS);
      timer.unref();
    },
    find: () => bank,
    catchUp,
    async close() {
      if (timer) clearInterval(timer);
      bank = null;
      await last;
      await closeServer(server);
    },
  };
}
