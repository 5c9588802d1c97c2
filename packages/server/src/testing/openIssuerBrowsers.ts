import type { Attempt, RouteAnswer } from '@sewa/api/client';
import { afterAll, beforeAll } from 'vitest';
import { Issuers } from '../accounts/identities/Issuers.ts';
import type { Database } from '../platform/database/database.ts';
import { parseSettings } from '../platform/settings/parseSettings.ts';
import { type Listening, listen } from '../process/listen.ts';
import { makeTestServer } from './makeTestServer.ts';
import { type IssuerVisit, startTestIssuers, type TestIssuers, visitIssuer } from './startTestIssuers.ts';

/** Milliseconds an issuer has in tests: the machine may be busy. */
export const PATIENT_MS = 30_000;

/** Mounts a server that the issuers can reach, as a process is; each test may set it anew. */
export function openIssuerBrowsers(getDatabase: () => { db: Database }) {
  let listening: Listening | null = null;
  let issuers: TestIssuers | null = null;
  let server: ReturnType<typeof makeTestServer> | null = null;
  let moved = 0;

  beforeAll(async () => {
    listening = await listen(
      (request, environment) => need(server).server.fetch(request, environment as never),
      {
        host: '127.0.0.1',
        port: 0,
      },
    );
    issuers = await startTestIssuers(listening.url);
    reset();
  }, 60_000);
  afterAll(async () => {
    issuers?.close();
    await listening?.close();
  }, 60_000);

  function need<Value>(value: Value | null): Value {
    if (value === null) throw new Error('The server is not there yet: ask for it inside a test.');
    return value;
  }

  /** A new server, which remembers nothing of the issuers; `variables` replace what it is set to, `deadline` how long an issuer has. */
  function reset(variables: Record<string, string> = {}, deadline = PATIENT_MS): void {
    moved = 0;
    const { url } = need(listening);
    const clock = () => new Date(Date.now() + moved);
    const parsed = parseSettings({
      APP_ENV: 'test',
      RATE_LIMITS: 'off',
      PORT: new URL(url).port,
      ...need(issuers).variables,
      ...variables,
    });
    const settings = {
      ...parsed,
      issuers: parsed.issuers.map((issuer) => ({ ...issuer, isSandbox: true })),
    };
    const issuersOfServer = new Issuers(settings.issuers, { origin: url, clock, deadline });
    server = makeTestServer(getDatabase().db, { settings, clock, issuers: issuersOfServer });
  }

  function openBrowser() {
    const jar = new Map<string, string>();
    const answers: string[] = [];
    const send = async (path: string, body?: unknown) => {
      const response = await need(server).server.request(`${need(listening).url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          origin: need(listening).url,
          'content-type': 'application/json',
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const cookies = response.headers.getSetCookie();
      for (const line of cookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0/.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      const text = await response.text();
      answers.push(text);
      const content: { data?: unknown; message?: string; fields?: unknown } = JSON.parse(text);
      return { status: response.status, content, cookies };
    };
    const start = async (wanted: Record<string, unknown> = {}): Promise<string> => {
      const { status, content } = await send('/api/login/attempts', { issuer: 'singpass', ...wanted });
      if (status !== 200) throw new Error(`Starting was answered ${status}: ${content.message}`);
      return (content.data as { url: string }).url;
    };
    const comeBack = (address: URL, issuer = 'singpass') =>
      send('/api/login/attempts/return', { issuer, answer: address.search.slice(1) });
    const finish = async (id: string) => {
      const { content } = await send(`/api/login/attempts/${id}/finish`, {});
      return content.data as RouteAnswer<'finishAttempt'>;
    };
    return {
      jar,
      answers,
      send,
      start,
      comeBack,
      finish,
      control: async () => (await send('/api/user/control')).content,
      getAttempt: async (id: string) => (await send(`/api/login/attempts/${id}`)).content.data as Attempt,
      /** The whole way: begin, go to the issuer, come back, be told. */
      logIn: async (visit: IssuerVisit = {}, wanted: Record<string, unknown> = {}) => {
        const address = await visitIssuer(await start(wanted), visit);
        const { content } = await comeBack(address, String(wanted.issuer ?? 'singpass'));
        return finish((content.data as { id: string }).id);
      },
    };
  }

  return {
    openBrowser,
    reset,
    getServer: () => need(server),
    getIssuers: () => need(issuers),
    getOrigin: () => need(listening).url,
    /** Sets the server's clock apart from the issuer's. */
    moveClock: (milliseconds: number) => {
      moved = milliseconds;
    },
  };
}
