import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A double of a NATS server: publishing and subscribing, without clusters, queues and JetStream. */
export interface TestNatsServer {
  /** Without credentials. */
  readonly host: string;
  /** How many may connect and have said so. */
  countClients(): number;
  /** Breaks all connections; new ones are accepted. */
  cut(): void;
  /** Breaks all connections and refuses new ones, until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Who may connect; without either, everybody. */
interface Credentials {
  readonly user?: string;
  readonly pass?: string;
  readonly auth_token?: string;
}

interface Subscription {
  readonly socket: Socket;
  readonly subject: string;
  readonly id: string;
}

/** Whether a subject is one of a pattern, in which * stands for one part and > for all that follow. */
const isOf = (subject: string, pattern: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^.]+').replace('>', '.+')}$`).test(subject);

/** Starts the double on a free port. It speaks the text protocol of https://docs.nats.io/reference/reference-protocols/nats-protocol. */
export async function startNatsServer(credentials: Credentials = {}): Promise<TestNatsServer> {
  const sockets = new Set<Socket>();
  const clients = new Set<Socket>();
  let subscriptions: Subscription[] = [];
  let port = 0;

  const isAllowed = (json: string): boolean => {
    const given: Readonly<Record<string, unknown>> = JSON.parse(json);
    return Object.entries(credentials).every(([name, value]) => given[name] === value);
  };

  /** Carries out one line; what follows it is the payload of a publication, whose length it returns. */
  const obey = (socket: Socket, line: string, payload: Buffer): number => {
    const [command = '', ...words] = line.split(' ');
    const length = /^H?PUB$/.test(command) ? Number(words.at(-1)) + 2 : 0;
    if (payload.length < length) return Number.NaN;
    const [first = ''] = words;
    if (command === 'CONNECT' && isAllowed(line.slice(8))) clients.add(socket);
    if (command === 'PING' && clients.has(socket)) socket.write('PONG\r\n');
    if (!clients.has(socket)) socket.end("-ERR 'Authorization Violation'\r\n");
    if (command === 'SUB') subscriptions.push({ socket, subject: first, id: words.at(-1) ?? '' });
    if (command === 'UNSUB')
      subscriptions = subscriptions.filter((one) => one.socket !== socket || one.id !== first);
    if (length === 0) return 0;
    for (const one of subscriptions.filter(({ subject }) => isOf(first, subject))) {
      const sizes = command === 'HPUB' ? words.slice(-2).join(' ') : String(length - 2);
      one.socket.write(`${command.replace('PUB', 'MSG')} ${first} ${one.id} ${sizes}\r\n`);
      one.socket.write(payload.subarray(0, length));
    }
    return length;
  };

  const server = createServer((socket) => {
    let read = Buffer.alloc(0);
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      clients.delete(socket);
      subscriptions = subscriptions.filter((one) => one.socket !== socket);
    });
    socket.on('data', (bytes) => {
      read = Buffer.concat([read, bytes]);
      for (let end = read.indexOf('\r\n'); end >= 0; end = read.indexOf('\r\n')) {
        const length = obey(socket, read.toString('utf8', 0, end), read.subarray(end + 2));
        if (Number.isNaN(length)) return;
        read = read.subarray(end + 2 + length);
      }
    });
    const isAuthRequired = Object.keys(credentials).length > 0;
    const info = { server_id: 'double', version: '2.9.10', proto: 1, headers: true, max_payload: 1_048_576 };
    socket.write(`INFO ${JSON.stringify({ ...info, auth_required: isAuthRequired })}\r\n`);
  });

  const start = async () => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  await start();
  return {
    host: `127.0.0.1:${port}`,
    countClients: () => clients.size,
    cut,
    start,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
