import { axeViolations } from '@sewa/testing/axe';
import { act, render, screen, within } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { createToasts } from './createToasts.ts';
import { ToastProvider, type ToastProviderProps, useToast } from './ToastProvider.tsx';
import { displayTime, type ToastRequest, toastTypes } from './toastTypes.ts';
import { trackPromise } from './trackPromise.ts';

function Showing({ toast }: { toast: ToastRequest }) {
  const { show } = useToast();
  return <Button onClick={() => show(toast)}>Show</Button>;
}

function Burst({ size }: { size: number }) {
  const { show } = useToast();
  return (
    <Button
      onClick={() => {
        for (let number = 1; number <= size; number += 1) show({ type: 'Error', message: `News ${number}` });
      }}
    >
      Burst
    </Button>
  );
}

function burst(size: number, rest: Omit<ToastProviderProps, 'children'> = {}) {
  render(
    <ToastProvider {...rest}>
      <Burst size={size} />
    </ToastProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Burst' }).click());
}

function Saving({ promise }: { promise: Promise<string> }) {
  const toasts = useToast();
  const track = () =>
    trackPromise(toasts, promise, {
      loading: 'Saving …',
      success: (name) => `${name} is saved.`,
      error: (reason) => `Not saved: ${reason}.`,
    }).catch(() => undefined);
  return <Button onClick={track}>Save</Button>;
}

function save() {
  let resolve: (name: string) => void = () => undefined;
  let reject: (reason: string) => void = () => undefined;
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  render(
    <ToastProvider>
      <Saving promise={promise} />
    </ToastProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Save' }).click());
  return { resolve, reject };
}

function swipe(
  distance: number,
  end: 'pointerup' | 'pointercancel',
  pointerType = 'touch',
  target: Element = screen.getByRole('listitem'),
): Element {
  const fire = (type: string, clientX: number) =>
    act(() => target.dispatchEvent(new PointerEvent(type, { pointerType, clientX, bubbles: true })));
  fire('pointerdown', 100);
  fire('pointermove', 100 + distance);
  fire(end, 100 + distance);
  return target;
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

test('both live regions stand in the HTML of the server, before any toast, and are taken over', () => {
  const toaster = <ToastProvider>Page</ToastProvider>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(toaster);
  const polite = screen.getByRole('status');
  const assertive = screen.getByRole('alert');
  expect(container.querySelector('[popover]')).toBeNull();
  const { unmount } = render(toaster, { container, hydrate: true });
  expect(screen.getByRole('status')).toBe(polite);
  expect(screen.getByRole('alert')).toBe(assertive);
  unmount();
  container.remove();
});

test.each(toastTypes)('a toast of the type %s is shown and has no fault that axe can find', async (type) => {
  const { press, container } = renderShowing({ type, message: 'The viewing is on Saturday.' });
  press();
  expect(shownToasts()).toEqual(['The viewing is on Saturday.']);
  expect(await axeViolations(container)).toEqual([]);
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
  expect(displayTime({ type: 'Error', message: 'Lost.' })).toBe(Infinity);
  expect(displayTime({ type: 'Info', message: 'Saved.', action })).toBe(Infinity);
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
  expect(shownToasts()).toEqual(['Again.×3']);
  expect(screen.getByRole('img', { name: '3 times' }).textContent).toBe('×3');
  pass(4999);
  expect(shownToasts()).toEqual(['Again.×3']);
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

test('above a dialog that refuses to close it can still be used', async () => {
  const onOpenChange = vi.fn();
  render(
    <ToastProvider>
      <Dialog isOpen onOpenChange={onOpenChange} title="Edit">
        <Showing toast={{ type: 'Error', message: 'Lost.' }} />
      </Dialog>
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  for (const times of [1, 2, 3]) {
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(times));
  }
  await vi.waitFor(() => expect(screen.getByRole('dialog').matches(':modal')).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Lost.' }));
  expect(shownToasts()).toEqual([]);
});

test('its time stands still while a modal dialog is open', () => {
  useFakeTime();
  const page = (isOpen: boolean) => (
    <ToastProvider>
      <Showing toast={{ type: 'Info', message: 'Below.', time: 5000 }} />
      <Dialog isOpen={isOpen} onOpenChange={() => undefined} title="Edit" />
    </ToastProvider>
  );
  const { rerender } = render(page(false));
  act(() => screen.getByRole('button', { name: 'Show' }).click());
  rerender(page(true));
  pass(60_000);
  expect(shownToasts()).toEqual(['Below.']);
  rerender(page(false));
  pass(5000);
  pass(500);
  expect(shownToasts()).toEqual([]);
});

test('beyond the limit the next ones wait and come when there is room', async () => {
  burst(4, { limit: 2 });
  expect(shownToasts()).toEqual(['News 1', 'News 2']);
  expect(screen.getByRole('alert').textContent).toBe('News 1News 2');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: News 1' }));
  expect(shownToasts()).toEqual(['News 2', 'News 3']);
  expect(screen.getByRole('alert').textContent).toContain('News 3');
});

test('beyond the limit the oldest makes room when told to', () => {
  burst(4, { limit: 2, overflow: 'evict' });
  expect(shownToasts()).toEqual(['News 3', 'News 4']);
});

test('beyond the limit the newest is not shown when told to', async () => {
  burst(4, { limit: 2, overflow: 'drop' });
  expect(shownToasts()).toEqual(['News 1', 'News 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: News 1' }));
  expect(shownToasts()).toEqual(['News 2']);
});

test('of a thousand at once as many are in the page as the limit says', () => {
  burst(1000);
  expect(shownToasts()).toEqual(['News 1', 'News 2', 'News 3', 'News 4', 'News 5']);
});

test('a success is shown and said although five errors stay, and the next one after it', () => {
  useFakeTime();
  const toasts = createToasts();
  render(<ToastProvider toasts={toasts}>Page</ToastProvider>);
  act(() => {
    for (let number = 1; number <= 6; number += 1) toasts.show({ type: 'Error', message: `Error ${number}` });
    toasts.show({ type: 'Success', message: 'Saved.' });
    toasts.show({ type: 'Info', message: 'Read.' });
  });
  const errors = [1, 2, 3, 4, 5].map((number) => `Error ${number}`);
  expect(shownToasts()).toEqual([...errors, 'Saved.']);
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  pass(5000);
  pass(500);
  expect(shownToasts()).toEqual([...errors, 'Read.']);
  expect(screen.getByRole('status').textContent).toContain('Read.');
  pass(5000);
  pass(500);
  expect(shownToasts()).toEqual(errors);
});

test('twenty wait; of more the oldest of them are never shown', () => {
  const toasts = createToasts();
  const onDismiss = vi.fn();
  const ids = Array.from({ length: 1000 }, (_, number) =>
    toasts.show({ type: 'Error', message: `News ${number}`, onDismiss }),
  );
  expect(ids.filter(toasts.has)).toEqual([...ids.slice(0, 5), ...ids.slice(-20)]);
  expect(onDismiss).toHaveBeenCalledTimes(975);
});

test('what one was waiting for and passes by itself now is shown at once', () => {
  const toasts = createToasts({ limit: 1 });
  toasts.show({ type: 'Error', message: 'Lost.' });
  toasts.show({ id: 'saving', type: 'Info', message: 'Saving …', time: Infinity });
  expect(toasts.getShown().map(({ message }) => message)).toEqual(['Lost.']);
  toasts.show({ id: 'saving', type: 'Success', message: 'Saved.' });
  expect(toasts.getShown().map(({ message }) => message)).toEqual(['Lost.', 'Saved.']);
  toasts.dismiss('saving');
  expect(toasts.has('saving')).toBe(false);
});

test('toasts can be asked for outside of components, also before they are shown', () => {
  const toasts = createToasts({ limit: 2 });
  const id = toasts.show({ type: 'Info', message: 'Early.' });
  const { unmount } = render(<ToastProvider toasts={toasts}>Page</ToastProvider>);
  expect(shownToasts()).toEqual(['Early.']);
  act(() => toasts.dismiss(id));
  expect(shownToasts()).toEqual([]);
  unmount();
  toasts.show({ type: 'Info', message: 'Late.' });
  expect(renderToString(<ToastProvider toasts={toasts}>Page</ToastProvider>)).not.toContain('Late.');
});

test('a description stands below the message and is said with it', async () => {
  const { press, container } = renderShowing({
    type: 'Success',
    message: 'Saved.',
    description: 'We tell you about new homes.',
  });
  press();
  const [message, description] = ['Saved.', 'We tell you about new homes.'].map((text) =>
    screen.getAllByText(text).at(-1)?.getBoundingClientRect(),
  );
  expect(description?.top).toBeGreaterThanOrEqual(message?.bottom ?? Infinity);
  expect(screen.getByRole('status').textContent).toBe('Saved. We tell you about new homes.');
  expect(screen.getByRole('button', { name: 'Dismiss: Saved.' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
});

test('a message may be any node: its words are said and name the button', async () => {
  const message = (
    <>
      Saved as <a href="#near-work">Near work</a>.
    </>
  );
  const { press, container } = renderShowing({ type: 'Info', message });
  press();
  expect(screen.getByRole('status').textContent).toBe('Saved as Near work.');
  expect(screen.getByRole('link', { name: 'Near work' })).toBeTruthy();
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Saved as Near work.' }));
  expect(shownToasts()).toEqual([]);
});

test('other nodes are other news, as other descriptions are', () => {
  const toasts = createToasts();
  const requests: ToastRequest[] = [
    { type: 'Info', message: <b>Saved.</b> },
    { type: 'Info', message: <b>Saved.</b> },
    { type: 'Info', message: 'Saved.', description: 'Bedok' },
    { type: 'Info', message: 'Saved.', description: 'Clementi' },
  ];
  expect(new Set(requests.map(toasts.show)).size).toBe(4);
});

test('once it is gone, by whatever, that is told once', async () => {
  useFakeTime();
  const onDismiss = vi.fn();
  const { press } = renderShowing({ type: 'Info', message: 'Gone.', time: 5000, onDismiss });
  press();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Gone.' }));
  expect(onDismiss).toHaveBeenCalledTimes(1);
  await userEvent.hover(screen.getByRole('button', { name: 'Show' }));
  press();
  pass(5000);
  expect(onDismiss).toHaveBeenCalledTimes(1);
  pass(500);
  expect(onDismiss).toHaveBeenCalledTimes(2);
  press();
  swipe(60, 'pointerup');
  expect(onDismiss).toHaveBeenCalledTimes(3);
  const toasts = createToasts({ limit: 1, overflow: 'evict' });
  toasts.show({ type: 'Error', message: 'First.', onDismiss });
  toasts.show({ type: 'Error', message: 'Second.' });
  expect(onDismiss).toHaveBeenCalledTimes(4);
});

test('an action keeps its toast when it prevents the default of its event', async () => {
  const onAction = vi.fn((event: MouseEvent) => event.preventDefault());
  renderShowing({ type: 'Error', message: 'Lost.', action: { label: 'Try again', onAction } }).press();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onAction).toHaveBeenCalledTimes(1);
  expect(shownToasts()).toEqual(['Lost.Try again']);
});

test('Escape dismisses the toast that has the focus, and nothing else', async () => {
  burst(2);
  screen.getByRole('button', { name: 'Burst' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(shownToasts()).toEqual(['News 1', 'News 2']);
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(shownToasts()).toEqual(['News 2']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss: News 2' }));
  await userEvent.keyboard('{Escape}');
  expect(shownToasts()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Burst' }));
});

test('Escape in a toast above a dialog leaves the dialog open', async () => {
  const onOpenChange = vi.fn();
  render(
    <ToastProvider>
      <Dialog isOpen onOpenChange={onOpenChange} title="Edit">
        <Showing toast={{ type: 'Error', message: 'Lost.' }} />
      </Dialog>
    </ToastProvider>,
  );
  act(() => screen.getByRole('button', { name: 'Show' }).click());
  screen.getByRole('button', { name: 'Dismiss: Lost.' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(shownToasts()).toEqual([]);
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('its time stands still while the focus is in it, also when the pointer leaves', async () => {
  useFakeTime();
  renderShowing({ type: 'Info', message: 'Both.', time: 5000 }).press();
  act(() => screen.getByRole('button', { name: 'Dismiss: Both.' }).focus());
  await userEvent.hover(screen.getByRole('listitem'));
  await userEvent.unhover(screen.getByRole('listitem'));
  pass(60_000);
  expect(shownToasts()).toEqual(['Both.']);
  act(() => screen.getByRole('button', { name: 'Dismiss: Both.' }).blur());
  pass(5000);
  pass(500);
  expect(shownToasts()).toEqual([]);
});

test('its time stands still under the pointer, also when the focus leaves', async () => {
  useFakeTime();
  renderShowing({ type: 'Info', message: 'Both.', time: 5000 }).press();
  await userEvent.hover(screen.getByRole('listitem'));
  await untilPaused(true);
  act(() => screen.getByRole('button', { name: 'Dismiss: Both.' }).focus());
  act(() => screen.getByRole('button', { name: 'Dismiss: Both.' }).blur());
  pass(60_000);
  expect(shownToasts()).toEqual(['Both.']);
});

test('after the toast with the focus was taken away the time of the others runs', () => {
  useFakeTime();
  const toasts = createToasts();
  render(<ToastProvider toasts={toasts}>Page</ToastProvider>);
  act(() => {
    for (const id of ['First', 'Second']) toasts.show({ id, type: 'Info', message: id, time: 5000 });
  });
  act(() => screen.getByRole('button', { name: 'Dismiss: First' }).focus());
  act(() => toasts.dismiss('First'));
  pass(5000);
  pass(500);
  expect(shownToasts()).toEqual([]);
});

test('a swipe never starts on a button or a link', () => {
  renderShowing({ type: 'Info', message: <a href="#near-work">Near work</a> }).press();
  for (const target of [screen.getByRole('button', { name: 'Dismiss: Near work' }), screen.getByRole('link')])
    swipe(200, 'pointerup', 'touch', target);
  expect(shownToasts()).toEqual(['Near work']);
});

test('a swipe of a finger takes it away, a short, a broken off and a mouse’s one do not', () => {
  renderShowing({ type: 'Info', message: 'Swipe me.' }).press();
  for (const toast of [swipe(44, 'pointerup'), swipe(200, 'pointercancel'), swipe(200, 'pointerup', 'mouse')])
    expect(getComputedStyle(toast).translate).toMatch(/^(none|0px)$/);
  expect(shownToasts()).toEqual(['Swipe me.']);
  swipe(-46, 'pointerup');
  expect(shownToasts()).toEqual([]);
});

test('one toast follows a promise to its end', async () => {
  const { resolve } = save();
  expect(shownToasts()).toEqual(['Saving …']);
  await act(async () => resolve('Near work'));
  expect(shownToasts()).toEqual(['Near work is saved.']);
  expect(screen.getByRole('listitem').getAttribute('data-type')).toBe('Success');
  expect(screen.getByRole('status').textContent).toContain('Near work is saved.');
});

test('a promise that fails is told as an error', async () => {
  const { reject } = save();
  await act(async () => reject('offline'));
  expect(shownToasts()).toEqual(['Not saved: offline.']);
  expect(screen.getByRole('alert').textContent).toBe('Not saved: offline.');
});

test('a promise whose toast was dismissed shows no other', async () => {
  const { resolve } = save();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Saving …' }));
  await act(async () => resolve('Near work'));
  expect(shownToasts()).toEqual([]);
});

test('dismissed by a key the focus goes on to the next toast and then back to where it came from', async () => {
  burst(2);
  const origin = screen.getByRole('button', { name: 'Burst' });
  origin.focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss: News 1' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss: News 2' }));
  await userEvent.keyboard(' ');
  expect(shownToasts()).toEqual([]);
  expect(document.activeElement).toBe(origin);
});

test('after a toast under the pointer was dismissed the time of the next one runs', async () => {
  useFakeTime();
  const { press } = renderShowing({ type: 'Info', message: 'Again.', time: 5000 });
  press();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss: Again.' }));
  expect(shownToasts()).toEqual([]);
  await userEvent.hover(screen.getByRole('button', { name: 'Show' }));
  press();
  pass(5000);
  pass(500);
  expect(shownToasts()).toEqual([]);
});
