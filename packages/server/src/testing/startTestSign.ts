import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseSingpassSign } from '../platform/settings/parseSigning.ts';
import type { SingpassSignSettings } from '../platform/settings/settings.ts';
import { createPersonalSigner } from '../platform/signing/createPersonalSigner.ts';
import { createSingpassSign } from '../platform/signing/createSingpassSign.ts';
import type { SignSession, SingpassSign } from '../platform/signing/SingpassSign.ts';
import type { SandboxModule, SandboxSign } from '../process/startSandbox.ts';

/** By path: no import leads from the server to the sandbox. */
const sandboxPath = fileURLToPath(new URL('../../../sandbox/src/index.ts', import.meta.url));

interface TestSandboxModule extends Omit<SandboxModule, 'startSingpassSign'> {
  startSingpassSign(
    options: Parameters<SandboxModule['startSingpassSign']>[0] & { pauseMs: number },
  ): Promise<
    SandboxSign & { readonly url: string; open(clock: { now: () => Date; realNow: () => Date }): void }
  >;
}

/** An invented person of the double. */
export interface TestSigner {
  readonly subject: string;
  readonly name: string;
  readonly uin: string;
}

const subjectOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Two of the invented people. */
export const testSigners = {
  weiLing: { subject: subjectOf(1), name: 'TAN WEI LING', uin: 'S0000011F' },
  rajesh: { subject: subjectOf(2), name: 'RAJESH S/O MENON', uin: 'S0000022A' },
} as const satisfies Record<string, TestSigner>;

/** What names the only person who may sign. */
export const hashUin = ({ uin }: TestSigner): string => createHash('sha256').update(uin).digest('hex');

/** The double of Sign with Singpass, the adapter, and a site that takes webhooks. */
export interface TestSign {
  readonly url: string;
  readonly settings: SingpassSignSettings;
  readonly singpass: SingpassSign;
  /** The movable clock, which a test sets. */
  readonly clock: { now: Date };
  /** Tokens of webhooks that came. */
  readonly tokens: string[];
  /** What the site answers webhooks with. */
  status: number;
  /** Sends a form of the portal, as a browser does without script; answers with what `status` the person came back with, or null. */
  send(session: SignSession, fields: Readonly<Record<string, string>>): Promise<string | null>;
  /** Somebody opens the portal, reads and signs. */
  sign(session: SignSession, signer: TestSigner, fault?: string): Promise<string | null>;
  /** Puts the whole double out of order. */
  setOutage(outage: '' | 'down' | 'hang' | 'garbage'): Promise<void>;
  close(): Promise<void>;
}

/** Starts the double for a site that only takes webhooks; a refused one is tried again at once. */
export async function startTestSign(): Promise<TestSign> {
  const { startSingpassSign }: TestSandboxModule = await import(sandboxPath);
  const tokens: string[] = [];
  const site = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    const { token }: { token: string } = JSON.parse(body);
    tokens.push(token);
    response.writeHead(test.status).end();
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const localOrigin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const signPdf = await createPersonalSigner(new Date());
  const double = await startSingpassSign({
    origin: 'http://localhost:3999',
    port: 0,
    localOrigin,
    signPdf,
    pauseMs: 0,
  });
  const clock = { now: new Date('2026-12-01T02:00:00Z') };
  const clocks = { now: () => clock.now, realNow: () => new Date() };
  double.open(clocks);
  const settings = parseSingpassSign(double.variables, 'test');
  if (!settings) throw new Error('The double names no settings.');
  const post = (path: string, fields: Readonly<Record<string, string>>) =>
    fetch(`${double.url}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  const test: TestSign = {
    url: double.url,
    settings,
    singpass: createSingpassSign(settings, clocks),
    clock,
    tokens,
    status: 204,
    async send({ requestId }, fields) {
      const response = await post('/sign', { request_id: requestId, ...fields });
      const to = response.headers.get('location');
      return to && new URL(to).searchParams.get('status');
    },
    async sign(session, { subject }, fault = '') {
      const stopped = await test.send(session, { subject, fault, step: 'open' });
      return stopped ?? test.send(session, { subject, fault, step: 'sign' });
    },
    setOutage: async (outage) => void (await post('/', { outage })),
    async close() {
      await double.close();
      site.close();
      site.closeAllConnections();
    },
  };
  return test;
}
