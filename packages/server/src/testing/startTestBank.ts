import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createSandboxProvider } from '../billing/payment-providers/createSandboxProvider.ts';
import type { PaymentProvider } from '../billing/payment-providers/PaymentProvider.ts';
import type { Database } from '../platform/database/database.ts';
import type { SandboxBank, SandboxModule } from '../process/startSandbox.ts';

/** A webhook as it came. */
export interface ReceivedWebhook {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The sandbox's bank over a test database, and the site it sends webhooks to. */
export interface TestBank {
  readonly bank: SandboxBank & { catchUp(): Promise<void> };
  readonly provider: PaymentProvider;
  /** Webhooks that came. */
  readonly webhooks: ReceivedWebhook[];
  /** What the site answers webhooks with. */
  status: number;
  /** Asks the sandbox of the site. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** Answers a page of the bank, as a form does without script. */
  answerPage(page: 'setup' | 'pay', ref: string, fields: Readonly<Record<string, string>>): Promise<Response>;
  close(): Promise<void>;
}

/** The two clocks of a test. */
export interface TestClocks {
  now: Date;
  realNow: Date;
}

/** By path: no import leads from the server to the sandbox. */
const sandboxPath = fileURLToPath(new URL('../../../sandbox/src/index.ts', import.meta.url));

interface TestSandboxModule extends SandboxModule {
  startBank(site: { origin: string; port: number }): Promise<
    SandboxBank & {
      open(deps: { db: Database; now: () => Date; realNow: () => Date }): void;
      catchUp(): Promise<void>;
    }
  >;
}

/** Starts the sandbox's bank for a site that only takes webhooks. */
export async function startTestBank(db: Database, clocks: TestClocks): Promise<TestBank> {
  const { startBank, createSandbox }: TestSandboxModule = await import(sandboxPath);
  const webhooks: ReceivedWebhook[] = [];
  const site = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    webhooks.push({ headers: request.headers as Record<string, string>, body });
    response.writeHead(test.status).end();
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const origin = `http://localhost:${(site.address() as AddressInfo).port}`;
  const bank = await startBank({ origin: origin.replace('localhost', '127.0.0.1'), port: 0 });
  bank.open({ db, now: () => clocks.now, realNow: () => clocks.realNow });
  const sandbox = createSandbox(db, { links: null, time: null, bank, analytics: null });
  const test: TestBank = {
    bank,
    provider: createSandboxProvider(bank),
    webhooks,
    status: 200,
    ask: async (path, init) =>
      (await sandbox.respond(new Request(`http://localhost:3000${path}`, init))) ??
      new Response(null, { status: 404, headers: { 'x-from': 'nobody' } }),
    answerPage: (page, ref, fields) =>
      fetch(`${bank.url}/${page}?ref=${ref}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
      }),
    async close() {
      await bank.close();
      site.close();
      site.closeAllConnections();
    },
  };
  return test;
}
