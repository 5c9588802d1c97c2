import { ToastProvider } from '@sewa/ui';
import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ShareMenu } from './ShareMenu.tsx';

const shared = { title: 'Kestrel Heights, $8,600 a month', url: 'https://sewa.test/discover/1/home' };

function give(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { configurable: true, value });
}

async function open(): Promise<void> {
  render(
    <main>
      <ToastProvider>
        <ShareMenu {...shared} />
      </ToastProvider>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
}

const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));
const says = (message: string) => expect.poll(() => document.body.textContent).toContain(message);

afterEach(() => {
  give('share', undefined);
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('the link is copied, and is shown where it cannot be', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  give('clipboard', { writeText });
  await open();
  await choose('Copy the link');
  await says('The link is copied.');
  expect(writeText).toHaveBeenCalledWith(shared.url);
  give('clipboard', { writeText: () => Promise.reject(new Error('not allowed')) });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  await choose('Copy the link');
  await says(`Here's the link: ${shared.url}`);
});

test('a message and a mail carry what the home is and where', async () => {
  await open();
  const read = (name: string) =>
    decodeURIComponent(screen.getByRole('menuitem', { name }).getAttribute('href') ?? '');
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
