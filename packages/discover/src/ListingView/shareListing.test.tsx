import { ShareMenu } from '@sewa/pages/share';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '../../test/openScreen.tsx';

const path = '/discover/abcdefghijk2/kestrel-heights';
const shared = { title: 'Kestrel Heights, $8,600 a month', url: `https://sewa.test${path}` };
const link = 'https://sewa.app.link/x';
const failure =
  'The link service could not be initialized, please try again once you turn off ad blockers if any.';

const makes = (url: string) =>
  http.post('*/api/share-links', () => HttpResponse.json({ succeed: true, data: { url } }));
const fails = (status: number) =>
  http.post('*/api/share-links', () =>
    HttpResponse.json({ succeed: false, code: 'R003', message: 'No.', fields: [] }, { status }),
  );

function give(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

/** A clipboard that takes what is written to it, also what is still on its way. */
function giveClipboard(): string[] {
  const written: string[] = [];
  give('clipboard', {
    writeText: async (text: string) => void written.push(text),
    write: async ([item]: ClipboardItem[]) =>
      void written.push((await (await item?.getType('text/plain'))?.text()) ?? ''),
  });
  return written;
}

const press = () => userEvent.click(screen.getByRole('button', { name: 'Share' }));
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));
const says = (message: string) => expect.poll(() => document.body.textContent).toContain(message);
const read = (name: string) =>
  decodeURIComponent(screen.getByRole('menuitem', { name }).getAttribute('href') ?? '');

async function open(answer = makes(shared.url)) {
  const opened = openScreen(
    <main>
      <ShareMenu {...shared} />
    </main>,
    { answers: [answer] },
  );
  expect(opened.calls).toEqual([]);
  await press();
  return opened;
}

afterEach(() => {
  give('share', undefined);
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('the link is made once, when the menu opens, and is what is copied and sent', async () => {
  const written = giveClipboard();
  const { calls } = await open(makes(link));
  await expect.poll(() => read('WhatsApp')).toBe(`https://wa.me/?text=${shared.title}: ${link}`);
  await choose('Copy the link');
  await says('The link is copied.');
  expect(written).toEqual([link]);
  expect(calls).toEqual([{ name: 'POST /api/share-links', body: { path } }]);
});

test('a link that is still being made is copied once it is there', async () => {
  const written = giveClipboard();
  let answer = () => {};
  const wait = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open(
    http.post('*/api/share-links', async () => {
      await wait;
      return HttpResponse.json({ succeed: true, data: { url: link } });
    }),
  );
  await choose('Copy the link');
  expect(written).toEqual([]);
  answer();
  await says('The link is copied.');
  expect(written).toEqual([link]);
});

test('a failure of the link service is said once, and the plain address is shared', async () => {
  const written = giveClipboard();
  const { calls } = await open(fails(502));
  await says(failure);
  await choose('Copy the link');
  await says('The link is copied.');
  expect(written).toEqual([shared.url]);
  expect(calls).toHaveLength(1);
  expect(screen.getAllByText(failure, { selector: 'p' })).toHaveLength(1);
});

test('any other failure is not put down to the link service', async () => {
  const written = giveClipboard();
  await open(fails(429));
  await choose('Copy the link');
  await says('The link is copied.');
  expect(written).toEqual([shared.url]);
  expect(document.body.textContent).not.toContain(failure);
});

test('the link is shown where it cannot be copied', async () => {
  const no = () => Promise.reject(new Error('not allowed'));
  give('clipboard', { writeText: no, write: no });
  await open();
  await choose('Copy the link');
  await says(`Here's the link: ${shared.url}`);
});

test('a message and a mail carry what the home is and where', async () => {
  await open();
  expect(read('WhatsApp')).toBe(`https://wa.me/?text=${shared.title}: ${shared.url}`);
  expect(read('Email')).toBe(`mailto:?subject=${shared.title}&body=${shared.title}: ${shared.url}`);
  expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
});

test('the system is offered where it can share, and a change of mind says nothing', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
  give('share', share);
  await open();
  await choose('More options');
  expect(share).toHaveBeenCalledWith(shared);
  expect(document.body.textContent).not.toContain("Here's the link");
});

test('where the system cannot share it is not offered', async () => {
  give('share', undefined);
  await open();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Copy the link',
    'WhatsApp',
    'Email',
    'Print',
  ]);
});
