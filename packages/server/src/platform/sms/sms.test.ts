import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { mayUseSandbox } from '../settings/mayUseSandbox.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { createGatewaySms, createOutboxSms } from './createSms.ts';

const getDatabase = openTestDatabase();
const message = { to: '+6580000901', text: 'Sewa: your verification code is KTM-123456.' };

describe('through a gateway', () => {
  const received: { headers: IncomingHttpHeaders; content: unknown }[] = [];
  let status = 202;
  const gateway = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes: Buffer) => {
      text += bytes.toString();
    });
    request.on('end', () => {
      received.push({ headers: request.headers, content: JSON.parse(text) });
      response.writeHead(status).end('{}');
    });
  });
  const address = (credentials = '') =>
    `http://${credentials}127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`;

  beforeAll(async () => {
    gateway.listen(0, '127.0.0.1');
    await once(gateway, 'listening');
  });
  afterAll(() => gateway.close());

  test('a message is posted with the sender and a bearer token', async () => {
    await createGatewaySms({ url: address(), from: 'Sewa', token: 't0ken' }).send(message);
    expect(received.at(-1)?.content).toEqual({ from: 'Sewa', ...message });
    expect(received.at(-1)?.headers).toMatchObject({
      authorization: 'Bearer t0ken',
      'content-type': 'application/json',
    });
  });

  test('a user and password in the address become basic authorization', async () => {
    await createGatewaySms({ url: address('me:p%40ss@'), from: 'Sewa', token: null }).send(message);
    expect(received.at(-1)?.headers.authorization).toBe(`Basic ${Buffer.from('me:p@ss').toString('base64')}`);
  });

  test('an answer that is no success is an error', async () => {
    status = 500;
    await expect(
      createGatewaySms({ url: address(), from: 'Sewa', token: null }).send(message),
    ).rejects.toThrow('The SMS gateway answered 500.');
  });
});

describe('without a gateway', () => {
  test('a message to an invented person waits in the outbox', async () => {
    const { db } = getDatabase();
    await db.query(`insert into users (id, phone_number, is_sample) values ('mei', $1, true)`, [message.to]);
    await createOutboxSms(db).send(message);
    const { rows } = await db.query('select channel, recipient, subject, text_body from outbox');
    expect(rows).toEqual([{ channel: 'sms', recipient: message.to, subject: null, text_body: message.text }]);
  });

  test('a message to a real person is kept nowhere', async () => {
    const { db } = getDatabase();
    await db.query(`insert into users (id, phone_number) values ('real', '+6580000902')`);
    await expect(createOutboxSms(db).send({ ...message, to: '+6580000902' })).rejects.toThrow('SMS_URL');
    const { rowCount } = await db.query(`select from outbox where recipient = '+6580000902'`);
    expect(rowCount).toBe(0);
  });
});

test.each([
  [{}, true],
  [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://sewa.example' }, false],
  [
    {
      APP_ENV: 'production',
      PUBLIC_URL: 'https://sewa.example',
      SMTP_URL: 'smtp://localhost',
      SMS_URL: 'https://sms.example',
      TRUSTED_PROXIES: '0',
    },
    false,
  ],
])('whether doubles of outside services may run with %o', (variables, expected) => {
  expect(mayUseSandbox(parseSettings(variables))).toBe(expected);
});
