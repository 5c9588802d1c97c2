import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The doubles of the issuers in a process of their own, as a real one would be: nothing but HTTP lies between. */
export interface TestIssuers {
  readonly url: string;
  /** What the server has to be set to. */
  readonly variables: Record<string, string>;
  /** Lets the issuers be out of order: 'down', 'hang', 'garbage', 'slow'; '' ends it. */
  fail(outage: string): Promise<void>;
  close(): void;
}

const program = fileURLToPath(new URL('../../../sandbox/bin/issuers.ts', import.meta.url));

/** Starts the issuers for a site at `origin` and waits until they listen. */
export async function startTestIssuers(origin: string): Promise<TestIssuers> {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(process.execPath, ['--conditions=sewa-source', program, origin], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = await Promise.race([
    new Promise<[string]>((resolve) => lines.once('line', (text) => resolve([text]))),
    new Promise<never>((_, reject) =>
      child.once('exit', (code) => reject(new Error(`The issuers ended with ${code}.`))),
    ),
  ]);
  const { url, variables }: { url: string; variables: Record<string, string> } = JSON.parse(line);
  return {
    url,
    variables,
    fail: async (outage) => {
      await fetch(`${url}/outage`, { method: 'POST', body: new URLSearchParams({ outage }) });
    },
    close: () => void child.kill(),
  };
}

/** What somebody does at the issuer. */
export interface IssuerVisit {
  /** Number of the invented person, as they are listed. @default 1 */
  person?: number;
  /** What goes wrong, by the issuer's own names. */
  failure?: string;
  /** Where the person cancels: when asked who they are, or what the site may have. */
  cancel?: 'person' | 'consent';
}

/** A person's browser at the issuer: begins at an address the site gave, answers, and is sent back to an address of the site. */
export async function visitIssuer(start: string, { person = 1, failure = '', cancel }: IssuerVisit = {}) {
  const jar = new Map<string, string>();
  const ask = async (address: string, body?: URLSearchParams): Promise<Response> => {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body ? { method: 'POST', body } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    return response;
  };
  const findTarget = (response: Response, from: string): string =>
    new URL(response.headers.get('location') ?? '', from).href;
  const requested = await ask(start);
  if (requested.status !== 303)
    throw new Error(`The issuer answered ${requested.status}: ${await requested.text()}`);
  const page = findTarget(requested, start);
  if (!new URL(page).pathname.includes('/interaction/')) return new URL(page);
  const subject = `00000000-0000-4000-8000-${String(person).padStart(12, '0')}`;
  const answer = (step: string) => ask(page, new URLSearchParams({ subject, fault: failure, step }));
  let response = await answer(cancel === 'person' ? 'cancel' : 'choose');
  if (response.status === 200) response = await answer(cancel === 'consent' ? 'cancel' : 'allow');
  const resumed = findTarget(response, page);
  return new URL(findTarget(await ask(resumed), resumed));
}
