import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { createWebhookInbox } from './webhookInbox.ts';

const now = new Date('2026-11-21T04:00:00Z');
const sign = (body: string, secret: string, seconds = now.getTime() / 1_000) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
const body = '{"event":"lead.created","id":"aaaaaaaaaaaa"}';

test('a webhook is right if it was signed with the secret a moment ago', () => {
  const inbox = createWebhookInbox(() => now);
  expect(inbox.receive(sign(body, 'whsec_a'), body)).toBe(false);
  inbox.setSecret(' whsec_a\n');
  expect(inbox.receive(sign(body, 'whsec_a'), body)).toBe(true);
  expect(inbox.receive(sign(body, 'whsec_b'), body)).toBe(false);
  expect(inbox.receive(sign(body, 'whsec_a'), body.replace('lead', 'head'))).toBe(false);
  expect(inbox.receive(sign(body, 'whsec_a', now.getTime() / 1_000 - 301), body)).toBe(false);
  expect(inbox.receive('nothing', body)).toBe(false);
});

test('one that comes twice is told apart by its id', () => {
  const inbox = createWebhookInbox(() => now);
  inbox.setSecret('whsec_a');
  inbox.receive(sign(body, 'whsec_a'), body);
  inbox.receive(sign(body, 'whsec_a'), body);
  expect(inbox.list().map(({ words }) => words)).toEqual([
    'Signature right. We have seen this id before, so nothing is done.',
    'Signature right.',
  ]);
});
