import { createClient } from '@sewa/api/client';
import type { PageRequest } from '@sewa/pages';
import { expect, test } from 'vitest';
import { handleListingForm } from './listingForms.ts';

/** Sends the form of a listing without script, to a server that answers all the same. */
async function send(transition: string) {
  const requested: string[] = [];
  const client = createClient({
    fetch: async (url, { method } = {}) => {
      requested.push(`${method} ${String(url)}`);
      return Response.json({
        succeed: true,
        data: { id: 'copycopy2222', state: 'let', version: 5, may: [] },
      });
    },
  });
  const form = new FormData();
  for (const [name, value] of Object.entries({
    listing: 'tiongbahru22',
    property: 'unittiong222',
    version: '4',
    transition,
  }))
    form.set(name, value);
  const page = { url: new URL('https://sewa.test/property?state=live'), client, params: {} };
  const answer = await handleListingForm(page as unknown as PageRequest, form);
  return { requested, answer: answer as Response };
}

test.each([
  ['let', '/property?state=live#tiongbahru22'],
  ['copy', '/property/unittiong222/listing/copycopy2222'],
])('without script %s is followed by a page', async (transition, address) => {
  const { requested, answer } = await send(transition);
  expect(requested).toEqual([`POST /api/listings/tiongbahru22/${transition}`]);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, address]);
});

test('closing is asked about first, and a transition that is none is not sent', async () => {
  expect((await send('ask-to-close')).requested).toEqual([]);
  expect((await send('approve')).requested).toEqual([]);
  expect((await send('constructor')).requested).toEqual([]);
});
