import { openMailServer } from '@sewa/testing';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
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
  const server = await openMailServer();
  const mailer = createSmtpMailer(server.url, 'Sewa <no-reply@sewa.example>');
  await mailer.send(mail);
  mailer.close();
  await server.close();
  const received = server.received[0]?.raw;
  expect(received).toContain('From: Sewa <no-reply@sewa.example>');
  expect(received).toContain('To: mei@example.com');
  expect(received).toContain('It was accepted.');
});
