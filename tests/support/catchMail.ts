import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A letter as it was delivered. */
export interface CaughtMail {
  readonly to: string;
  readonly text: string;
}

/** A mail server that keeps what it is given. */
export interface MailCatcher {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a real mail server on this machine, which hands every letter to the tests and to nobody else. */
export async function catchMail(onMail: (mail: CaughtMail) => void): Promise<MailCatcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const pieces: Buffer[] = [];
      for await (const piece of stream) pieces.push(piece);
      const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(pieces));
      for (const { address } of envelope.rcptTo) onMail({ to: address, text: `${subject}\n\n${text}` });
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
