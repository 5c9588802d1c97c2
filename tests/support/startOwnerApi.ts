import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the owner's API does with every call. */
export type Behaviour = 'works' | 'fails' | 'talks nonsense' | 'hangs up' | 'says nothing';

/** An API that is not ours, as an owner may run one. */
export interface OwnerApi {
  readonly origin: string;
  /** Changes what it does from now on. */
  readonly behave: (behaviour: Behaviour) => void;
  readonly close: () => Promise<void>;
}

async function proxyApi(url: string, cookie: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url, { headers: { cookie } });
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
  response.end(Buffer.from(await answer.arrayBuffer()));
}

/** Starts an API that answers what the one at `source` answers, as long as it works. */
export async function startOwnerApi(source: string): Promise<OwnerApi> {
  let behaviour: Behaviour = 'works';
  const server = createServer((request, response) => {
    if (behaviour === 'works')
      proxyApi(`${source}${request.url}`, request.headers.cookie ?? '', response).catch(() =>
        response.destroy(),
      );
    if (behaviour === 'fails') response.writeHead(500).end('It broke.');
    if (behaviour === 'talks nonsense') response.writeHead(200).end('<h1>Welcome to the router</h1>');
    if (behaviour === 'hangs up') response.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    behave: (next) => {
      behaviour = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
