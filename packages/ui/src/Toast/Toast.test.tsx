import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { axeFaults } from '../../test/axe.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastProvider, useToast } from './ToastProvider.tsx';
import { displayTime, type ToastRequest, toastTypes } from './toastTypes.ts';

function Showing({ toast }: { toast: ToastRequest }) {
  const { show } = useToast();
  return <Button onClick={() => show(toast)}>Show</Button>;
}

function Burst() {
  const { show } = useToast();
  return (
    <Button
      onClick={() => {
        for (let number = 0; number < 100; number += 1) show({ type: 'Info', message: `News ${number}` });
      }}
    >
      Burst
    </Button>
  );
}

function renderShowing(toast: ToastRequest) {
  const view = render(
    <ToastProvider>
      <Showing toast={toast} />
    </ToastProvider>,
  );
  return { ...view, press: () => act(() => screen.getByRole('button', { name: 'Show' }).click()) };
}

function useFakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
}

function pass(milliseconds: number): void {
  act(() => vi.advanceTimersByTime(milliseconds));
}

function shownToasts(): (string | null)[] {
  return [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
}

async function untilPaused(isPaused: boolean): Promise<void> {
  while (document.querySelector('li')?.hasAttribute('data-paused') !== isPaused)
    await new Promise(requestAnimationFrame);
}

test('both live regions are there before any toast, and not in the HTML of the server', () => {
  const page = <ToastProvider>Page</ToastProvider>;
  const html = renderToString(page);
  expect(html).toBe('Page');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const { unmount } = render(page, { container, hydrate: true });
  expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  expect(screen.getByRole('alert').getAttribute('aria-live')).toBe('assertive');
  unmount();
  container.remove();
});

test.each(toastTypes)('a toast of the type %s is shown and has no fault that axe can find', async (type) => {
  const { press, container } = renderShowing({ type, message: 'The viewing is on Saturday.' });
  press();
  expect(shownToasts()).toEqual(['The viewing is on Saturday.']);
  expect(await axeFaults(container)).toEqual([]);
});

test('news is said politely, warnings and errors at once, and never the buttons', () => {
  const polite = renderShowing({
    type: 'Success',
    message: 'Saved.',
    action: { label: 'Undo', onAction: () => undefined },
  });
  polite.press();
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  expect(screen.getByRole('alert').textContent).toBe('');
  polite.unmount();
  renderShowing({ type: 'Error', message: 'Lost.' }).press();
  expect(screen.getByRole('alert').textContent).toBe('Lost.');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('it fades 500 ms after its time, with every animation off', () => {
  useFakeTime();
  renderShowing({ type: 'Warning', message: 'Offline.', time: 5000 }).press();
  pass(4999);
  expect(document.querySelector('li')?.hasAttribute('data-leaving')).toBe(false);
  pass(1);
  expect(document.querySelector('li')?.hasAttribute('data-leaving')).toBe(true);
  pass(499);
  expect(shownToasts().length).toBe(1);
  pass(1);
  expect(shownToasts()).toEqual([]);
});

test('without a time it stays 5 seconds or longer for long messages; errors and actions stay', () => {
  const action = { label: 'Undo', onAction: () => undefined };
  expect(displayTime({ type: 'Info', message: 'Short.' })).toBe(5000);
  expect(displayTime({ type: 'Info', message: 'x'.repeat(200) })).toBe(10_000);
  expect(displayTime({ type: 'Error', message: 'Lost.' })).toBeNull();
  expect(displayTime({ type: 'Info', message: 'Saved.', action })).toBeNull();
  expect(displayTime({ type: 'Error', message: 'Lost.', time: 700 })).toBe(700);
});

test('its time stands still under the pointer and runs on after it', async () => {
  useFakeTime();
  renderShowing({ type: 'Info', message: 'Hover me.', time: 5000 }).press();
  pass(3000);
  await userEvent.hover(screen.getByRole('listitem'));
  await untilPaused(true);
  pass(60_000);
  expect(shownToasts()).toEqual(['Hover me.']);
  await userEvent.unhover(screen.getByRole('listitem'));
  await untilPaused(false);
  pass(1000);
  expect(document.querySelector('li')?.hasAttribute('data-leaving')).toBe(false);
  pass(1000);
  pass(500);
  expect(shownToasts()).toEqual([]);
});

test('its time stands still while the focus is in it', () => {
  useFakeTime();
  renderShowing({ type: 'Info', message: 'Focus me.', time: 5000 }).press();
  act(() => screen.getByRole('button', { name: 'Dismiss: Focus me.' }).focus());
  pass(60_000);
  expect(shownToasts()).toEqual(['Focus me.']);
  act(() => screen.getByRole('button', { name: 'Dismiss: Focus me.' }).blur());
  pass(5000);
  pass(500);
  expect(shownToasts()).toEqual([]);
});

test('its time stands still while the tab is hidden', () => {
  useFakeTime();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  renderShowing({ type: 'Info', message: 'Away.', time: 5000 }).press();
  pass(60_000);
  expect(shownToasts()).toEqual(['Away.']);
  hidden.mockReturnValue(false);
  act(() => document.dispatchEvent(new Event('visibilitychange')));
  pass(5000);
  pass(500);
  expect(shownToasts()).toEqual([]);
  hidden.mockRestore();
});

test('the same news again only counts up and starts its time afresh', () => {
  useFakeTime();
  const { press } = renderShowing({ type: 'Info', message: 'Again.', time: 5000 });
  press();
  pass(4000);
  press();
  press();
  expect(shownToasts()).toEqual(['Again.×33 times']);
  pass(4999);
  expect(shownToasts()).toEqual(['Again.×33 times']);
  pass(1);
  pass(500);
  expect(shownToasts()).toEqual([]);
});

test('the action calls back and takes the toast away', async () => {
  const onAction = vi.fn();
  const { press } = renderShowing({
    type: 'Success',
    message: 'Removed.',
    action: { label: 'Undo', onAction },
  });
  press();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(shownToasts()).toEqual([]);
});

test('it can be used above an open modal dialog and comes home when that closes', async () => {
  const toast: ToastRequest = { type: 'Error', message: 'Lost.' };
  const page = (isOpen: boolean) => (
    <ToastProvider>
      <main>Page</main>
      <Dialog isOpen={isOpen} onOpenChange={() => undefined} title="Edit">
        <Showing toast={toast} />
      </Dialog>
    </ToastProvider>
  );
  const { rerender, unmount, container } = render(page(true));
  const dialog = screen.getByRole('dialog', { name: 'Edit' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show' }));
  expect(within(dialog).getByRole('alert').textContent).toBe('Lost.');
  expect(document.querySelector('[popover]')?.matches(':popover-open')).toBe(true);
  rerender(page(false));
  expect(dialog.querySelector('[popover]')).toBeNull();
  expect(container.querySelector('[popover]')?.matches(':popover-open')).toBe(true);
  rerender(page(true));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss: Lost.' }));
  expect(shownToasts()).toEqual([]);
  expect(dialog.matches(':modal')).toBe(true);
  unmount();
  expect(document.querySelector('[popover]')).toBeNull();
});

test('a hundred at once are all shown', () => {
  render(
    <ToastProvider>
      <Burst />
    </ToastProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Burst' }).click());
  expect(shownToasts().length).toBe(100);
});
