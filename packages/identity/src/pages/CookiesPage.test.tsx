import type { ConsentRecord, RouteAnswer } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { unknownConsent } from '@sewa/consent';
import { ConsentProvider } from '@sewa/consent/react';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchAnswer, makePageRequest } from '../../test/makePageRequest.ts';
import { openPage, openPart } from '../../test/openPage.tsx';
import { CookieBanner } from '../Cookies/CookieBanner.tsx';
import { cookieRevision } from '../cookieRevision.ts';
import * as page from './CookiesPage.tsx';

const record: ConsentRecord = {
  id: '1',
  preferences: true,
  statistics: true,
  others: [],
  action: 'accept',
  revision: '1',
  surface: 'banner',
  hasSignal: false,
  browser: 'Chrome',
  chosenAt: '2026-03-02T04:00:00Z',
};
type Choices = RouteAnswer<'getConsent'>;

const nothing: Choices = { done: false, preferences: false, statistics: false, records: [] };

function open(consent: Choices = nothing) {
  const chosen: unknown[] = [];
  const chosenConsent = {
    ...unknownConsent,
    choose: async (...given: unknown[]) => void chosen.push(...given),
  };
  const Page = page.default;
  const opened = openPage(
    {
      ...page,
      default: () => (
        <ConsentProvider consent={chosenConsent}>
          <Page />
        </ConsentProvider>
      ),
    },
    { pattern: '/cookies', answers: [mockRoute('getConsent', consent)] },
  );
  return { ...opened, chosen };
}

test('whoever has not chosen finds the question, nothing allowed but what is necessary, and no choice so far', async () => {
  open();
  const main = within(await screen.findByRole('main'));
  expect(main.getByRole('heading', { level: 1, name: 'Cookies' })).toBeTruthy();
  expect(main.getByText(/^You haven't chosen in this browser yet/)).toBeTruthy();
  expect(
    main
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ name, checked, disabled }) => ({ name, checked, disabled })),
  ).toEqual([
    { name: 'necessary', checked: true, disabled: true },
    { name: 'preferences', checked: false, disabled: false },
    { name: 'statistics', checked: false, disabled: false },
  ]);
  expect(main.getByRole('link', { name: 'Download it' }).getAttribute('href')).toBe('/api/cookie/consent');
});

test('every choice so far is a line with its day, what was chosen, where, and in which browser', async () => {
  const custom = { ...record, action: 'custom', surface: 'page' } as const;
  const { container } = open({
    done: true,
    preferences: false,
    statistics: true,
    records: [
      { ...custom, id: '6', preferences: false },
      { ...custom, id: '5', statistics: false, surface: null },
      { ...record, id: '4', action: 'withdraw', surface: 'page', browser: 'Firefox' },
      { ...record, id: '3', action: 'reject', surface: 'signal', hasSignal: true },
      record,
    ],
  });
  await screen.findByText(/^Accepted all/);
  expect([...container.querySelectorAll('dd')].map((line) => line.textContent)).toEqual([
    'Allowed statistics only, on this page, in Chrome',
    'Allowed preferences only, in Chrome',
    'Withdrew consent, on this page, in Firefox',
    'Rejected all, by Global Privacy Control, in Chrome',
    'Accepted all, in the cookie banner, in Chrome',
  ]);
  expect(container.querySelector('dt')?.textContent).toBe('Mar 2, 2026');
  const checked = screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked);
  expect(checked).toEqual([true, false, true]);
});

test('a choice is kept, the page reads it anew, and a message says so', async () => {
  const { chosen, calls } = open();
  const reads = () => calls.filter(({ name }) => name === 'GET /api/cookie/consent').length;
  await userEvent.click(await screen.findByRole('button', { name: 'Accept all' }));
  await waitFor(() => expect(chosen).toEqual([{ preferences: true, statistics: true }, 'page']));
  expect(await screen.findAllByText('Saved.')).not.toEqual([]);
  await waitFor(() => expect(reads()).toBe(2));
});

test.each([
  ['accept', {}, true, true],
  ['reject', { preferences: 'on', statistics: 'on' }, false, false],
  ['save', { preferences: 'on' }, true, false],
  ['save', { statistics: 'on' }, false, true],
])(
  'without script %s with %j allows preferences: %s, statistics: %s',
  async (choice, boxes, preferences, statistics) => {
    const requested: string[] = [];
    const answers = { 'POST /api/cookie/consent': { body: { succeed: true, data: nothing } } };
    const given = makePageRequest('/cookies', answers, requested);
    const body = new URLSearchParams({ choice, ...boxes });
    const request = new Request(given.url, { method: 'POST', body });
    const response = await page.action({ ...given, request });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/cookies']);
    const sent = {
      preferences,
      statistics,
      done: true,
      revision: cookieRevision,
      surface: 'page',
      hasSignal: false,
    };
    expect(requested).toEqual([`POST /api/cookie/consent ${JSON.stringify(sent)}`]);
  },
);

test('a choice that is not recorded is not said to be', async () => {
  const given = makePageRequest('/cookies');
  const request = new Request(given.url, { method: 'POST', body: new URLSearchParams({ choice: 'accept' }) });
  await expect(catchAnswer(page.action({ ...given, request }))).rejects.toMatchObject({ status: 404 });
});

test('the banner asks at the foot of the window until there is an answer', async () => {
  const asking = { isKnown: true, done: false, preferences: false, statistics: false };
  const banner = (state: typeof asking) => (
    <ConsentProvider consent={{ ...unknownConsent, getSnapshot: () => state }}>
      <CookieBanner />
    </ConsentProvider>
  );
  openPart(banner({ ...asking, done: true }));
  expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull();
  openPart(banner(asking));
  expect(await screen.findByRole('button', { name: 'Accept all' })).toBeTruthy();
});
