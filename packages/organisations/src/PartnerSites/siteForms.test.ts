import type { PageRequest } from '@sewa/pages';
import { expect, test } from 'vitest';
import { handleSiteForm } from './siteForms.ts';

/** Sends the form of a site's look as without script; resolves to its answer and what the API was asked. */
async function sendLook(typed: Record<string, string>) {
  const asked: unknown[] = [];
  const page = {
    url: new URL('https://sewa.test/account/partner-sites'),
    client: {
      changePartnerSite: async (params: unknown) => {
        asked.push(params);
        return null;
      },
    },
  } as unknown as PageRequest;
  const form = new FormData();
  for (const [name, value] of Object.entries({ 'change-look': 'site', version: '3', ...typed }))
    form.set(name, value);
  return { answer: await handleSiteForm(page, form), asked };
}

test.each(['1x', '1.', '-1', '1e1', '0x', '１'])(
  'a corner radius of %s is refused, and stays as it was typed',
  async (radius) => {
    const { answer, asked } = await sendLook({ accent: '#0b6e4f', radius, theme: 'dark' });
    expect(answer).toMatchObject({
      data: {
        about: 'site-look',
        done: null,
        fields: { radius: 'Enter the corner radius as a whole number from 0 to 24, or leave it empty.' },
        typed: { accent: '#0b6e4f', radius, theme: 'dark' },
      },
      init: { status: 400 },
    });
    expect(asked).toEqual([]);
  },
);

test.each([
  ['', null],
  ['0', 0],
  ['24', 24],
  ['99', 99],
])('a corner radius of “%s” is left to the API', async (radius, sent) => {
  const { asked } = await sendLook({ accent: '', radius, theme: 'auto' });
  expect(asked).toEqual([{ key: 'site', body: { accent: null, radius: sent, theme: 'auto', version: 3 } }]);
});
