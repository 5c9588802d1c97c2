import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import Stripe from 'stripe';
import { answerStripe } from './stripe/answerStripe.ts';
import { StripeBooks } from './stripe/StripeBooks.ts';
import { StripeFailure } from './stripe/StripeFailure.ts';

/** How a request goes wrong: no answer, cut before or after its effect, too many requests, a no, or broken. */
export type StripeFault = 'silent' | 'cut-before' | 'cut-after' | 'rate-limited' | 'refused' | 'broken';

/** A double of Stripe's API. */
export interface TestStripe {
  readonly url: string;
  readonly books: StripeBooks;
  /** Requests that came, such as 'POST /v1/refunds'. */
  readonly requests: string[];
  /** Has the next requests of a kind go wrong. The SDK itself repeats once what was cut off. */
  failNext(request: string, fault: StripeFault, times?: number): void;
  /** An event with its header, as Stripe would post it. */
  sign(event: object, secret: string, at: Date): { body: Uint8Array; header: string };
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

function answer(books: StripeBooks, method: string, path: string, params: URLSearchParams): Answer {
  try {
    return { status: 200, body: JSON.stringify(answerStripe(books, method, path, params)) };
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    return { status: error.status, body: JSON.stringify({ error: error.details }) };
  }
}

const fail = (status: number, type: string, code: string): Answer => ({
  status,
  body: JSON.stringify({ error: { type, code, message: code } }),
});

/** What the cents of a new charge do. */
function chooseFault(params: URLSearchParams, attempt: number): StripeFault | null {
  const cents = (Number(params.get('amount')) - Number(params.get('application_fee_amount'))) % 100;
  if (cents === 5 && attempt === 0) return 'silent';
  return cents === 7 && attempt < 2 ? 'cut-after' : null;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

/** Starts the double on a port of its own. A charge whose cents are .07 is cut after its effect, .05 says nothing. */
export async function startStripe(now: () => Date = () => new Date()): Promise<TestStripe> {
  const done = new Map<string, Answer & { readonly sent: string }>();
  const faults: { readonly request: string; readonly fault: StripeFault }[] = [];
  const attempts = new Map<string, number>();
  const requests: string[] = [];

  const answerOnce = (key: string | undefined, sent: string, run: () => Answer): Answer => {
    const known = key === undefined ? undefined : done.get(key);
    if (known) return known.sent === sent ? known : fail(400, 'idempotency_error', 'idempotency_key_reused');
    const answered = run();
    if (key !== undefined) done.set(key, { ...answered, sent });
    return answered;
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', stripe.url);
    const method = request.method ?? 'GET';
    const sent = await readBody(request);
    requests.push(`${method} ${pathname}`);
    const params = method === 'POST' ? new URLSearchParams(sent) : searchParams;
    const key = request.headers['idempotency-key']?.toString();
    const attempt = attempts.get(key ?? '') ?? 0;
    if (key !== undefined) attempts.set(key, attempt + 1);
    const index = faults.findIndex((planned) => planned.request === `${method} ${pathname}`);
    const [planned] = index === -1 ? [] : faults.splice(index, 1);
    const fault =
      planned?.fault ?? (pathname === '/v1/payment_intents' ? chooseFault(params, attempt) : null);
    if (fault === 'cut-before') return void response.destroy();
    if (fault === 'rate-limited') return send(response, fail(429, 'invalid_request_error', 'rate_limit'));
    if (fault === 'refused') return send(response, fail(400, 'invalid_request_error', 'invalid'));
    if (fault === 'broken') return send(response, fail(500, 'api_error', 'internal'));
    const answered = answerOnce(key, pathname + sent, () => answer(stripe.books, method, pathname, params));
    if (fault === 'cut-after') return void response.destroy();
    if (fault !== 'silent') send(response, answered);
  };
  const send = (response: ServerResponse, { status, body }: Answer): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };

  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const stripe: TestStripe = {
    url,
    books: new StripeBooks(url, now),
    requests,
    failNext: (request, fault, times = 1) =>
      void faults.push(...Array.from({ length: times }, () => ({ request, fault }))),
    sign(event, secret, at) {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(at.getTime() / 1000);
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      return { body: new TextEncoder().encode(payload), header };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return stripe;
}
