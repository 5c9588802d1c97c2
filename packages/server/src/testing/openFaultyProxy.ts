import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

/** What a proxy does wrong, with each request. */
export interface Faults {
  /** Drops every connection. */
  isDown: boolean;
  /** Sends requests of this path twice. */
  doubles: RegExp | null;
  /** Drops the connection of this many requests of this path once the server has answered. */
  loses: { path: RegExp; count: number } | null;
  /** Holds answers back for this many milliseconds, each second one longer. */
  delay: number;
  /** Drops the stream in the middle of the next event. */
  cutsStream: boolean;
}

/** A proxy between a client and a server. */
export interface FaultyProxy {
  readonly url: string;
  readonly faults: Faults;
  /** Drops all connections. */
  cut(): void;
  close(): Promise<void>;
}

const noFaults: Faults = { isDown: false, doubles: null, loses: null, delay: 0, cutsStream: false };

/** Opens a proxy before a server of this machine; it works until it is given faults. */
export async function openFaultyProxy(target: string): Promise<FaultyProxy> {
  const faults = { ...noFaults };
  const { port } = new URL(target);
  let count = 0;

  const send = ({ method, url, headers }: IncomingMessage, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      ask({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, resolve)
        .on('error', reject)
        .end(body);
    });

  function passStream(answer: IncomingMessage, response: ServerResponse): void {
    response.on('close', () => answer.destroy());
    answer.on('error', () => response.destroy());
    answer.on('end', () => response.end());
    answer.on('data', (bytes: Buffer) => {
      if (!faults.cutsStream || !bytes.includes('data:')) return void response.write(bytes);
      faults.cutsStream = false;
      response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    });
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '' } = request;
    const body = await buffer(request);
    const times = faults.doubles?.test(url) ? 2 : 1;
    const sent = Array.from({ length: times }, () => send(request, body));
    const [answer, ...others] = (await Promise.all(sent)) as [IncomingMessage, ...IncomingMessage[]];
    for (const other of others) other.on('error', () => undefined).resume();
    const isLost = faults.loses && faults.loses.count > 0 && faults.loses.path.test(url);
    if (faults.loses && isLost) {
      faults.loses.count -= 1;
      return void response.destroy();
    }
    if (answer.headers['content-type']?.startsWith('text/event-stream')) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      return passStream(answer, response);
    }
    const content = await buffer(answer);
    count += 1;
    if (faults.delay > 0) await pause(faults.delay * (1 + (count % 2)));
    response.writeHead(answer.statusCode ?? 502, answer.headers).end(content);
  }

  const server = createServer((request, response) => {
    if (faults.isDown) response.destroy();
    else pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    cut: () => server.closeAllConnections(),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
