import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a mail server does with a mail: takes it, says nothing, cuts the connection, or answers an error of its own. */
export type MailServerMood = 'takes' | 'is silent' | 'cuts' | { code: number; at: 'recipient' | 'data' };

/** A mail as it came: who it is for, and all of it. */
export interface CaughtMail {
  readonly to: readonly string[];
  readonly raw: string;
}

/** A mail server on this machine that a test can put out of order. */
export interface TestMailServer {
  readonly url: string;
  /** The mails it took. */
  readonly received: readonly CaughtMail[];
  /** How often somebody connected. */
  countConnections(): number;
  behave(mood: MailServerMood): void;
  close(): Promise<void>;
}

const refuse = (code: number) =>
  Object.assign(new Error('Refused grace@example.com'), { responseCode: code });

/** Starts a mail server that takes every mail until it is told otherwise, on a port that is free. */
export async function openMailServer({
  port = 0,
  onMail = () => undefined,
}: {
  port?: number;
  onMail?: (mail: CaughtMail) => void | Promise<void>;
} = {}): Promise<TestMailServer> {
  const received: CaughtMail[] = [];
  let mood: MailServerMood = 'takes';
  let connections = 0;
  const failAt = (place: 'recipient' | 'data') =>
    typeof mood === 'object' && mood.at === place ? refuse(mood.code) : null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      connections += 1;
      if (mood !== 'is silent') done();
    },
    onRcptTo: (_address, _session, done) => done(failAt('recipient')),
    onData(stream, { envelope }, done) {
      if (mood === 'cuts') {
        for (const connection of server.connections) Reflect.get(connection, '_socket').destroy();
        return;
      }
      let mail = '';
      stream.on('data', (bytes: Buffer) => {
        mail += bytes.toString();
      });
      stream.on('end', () => {
        const failure = failAt('data');
        if (failure) return done(failure);
        const caught = { to: envelope.rcptTo.map(({ address }) => address), raw: mail };
        received.push(caught);
        void Promise.resolve(onMail(caught)).then(() => done());
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    received,
    countConnections: () => connections,
    behave: (next) => {
      mood = next;
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
