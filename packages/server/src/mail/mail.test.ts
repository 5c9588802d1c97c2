import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { createOutboxMailer, createSmtpMailer } from './createMailer.ts';

const getDatabase = openTestDatabase();
const mail = {
  to: 'mei@example.com',
  subject: 'Your offer',
  text: 'It was accepted.',
  html: '<p>It was accepted.</p>',
};

test('without a mail server a letter waits in the outbox', async () => {
  const mailer = createOutboxMailer(getDatabase().db);
  await mailer.send(mail);
  await mailer.send({ ...mail, html: '' });
  mailer.close();
  const { rows } = await getDatabase().db.query(
    'select recipient, subject, text_body, html_body from outbox order by id',
  );
  expect(rows[0]).toEqual({
    recipient: mail.to,
    subject: mail.subject,
    text_body: mail.text,
    html_body: mail.html,
  });
});

test('with a mail server a letter is sent through it', async () => {
  let received = '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.on('data', (bytes: Buffer) => {
        received += bytes.toString();
      });
      stream.on('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, 'Sewa <no-reply@sewa.example>');
  await mailer.send(mail);
  mailer.close();
  await new Promise<void>((done) => server.close(() => done()));
  expect(received).toContain('From: Sewa <no-reply@sewa.example>');
  expect(received).toContain('To: mei@example.com');
  expect(received).toContain('It was accepted.');
});
