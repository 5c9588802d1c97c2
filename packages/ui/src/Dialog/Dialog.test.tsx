import { axeViolations } from '@sewa/testing/axe';
import { act, render, screen, within } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { SearchBox } from '../SearchBox/SearchBox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened({ onOpenChange = () => undefined, ...rest }: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...rest}
        isOpen={isOpen}
        onOpenChange={(change) => {
          onOpenChange(change);
          setOpen(change.isOpen);
        }}
      />
    </>
  );
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return document.querySelector('dialog') ?? document.body;
}

async function pressVeil(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await userEvent.dragAndDrop(document.documentElement, document.documentElement, {
    sourcePosition: from,
    targetPosition: to,
    force: true,
  });
}

test('it is a modal dialog named by its title, which has a default', async () => {
  render(<Opened>We will do our best to solve it.</Opened>);
  const dialog = await open();
  expect(dialog.matches(':modal')).toBe(true);
  expect(screen.getByRole('dialog', { name: 'There is a problem.' })).toBe(dialog);
  expect(await axeViolations(dialog)).toEqual([]);
});

test('Escape closes it and the focus returns to where it was', async () => {
  const onOpenChange = vi.fn();
  render(<Opened onOpenChange={onOpenChange}>Hello</Opened>);
  const dialog = await open();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls).toEqual([
    [{ isOpen: false, reason: 'escape', event: expect.objectContaining({ type: 'cancel' }) }],
  ]);
  expect(dialog.hasAttribute('open')).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('an Escape that ends a composition of the input method leaves it open', async () => {
  render(
    <Opened>
      <TextField label="Name" />
    </Opened>,
  );
  const dialog = await open();
  const press = new KeyboardEvent('keydown', {
    key: 'Escape',
    isComposing: true,
    bubbles: true,
    cancelable: true,
  });
  screen.getByRole('textbox').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
  expect(dialog.matches(':modal')).toBe(true);
});

test('Tab never leaves it for the page behind', async () => {
  render(<Opened onConfirm={() => undefined}>Hello</Opened>);
  const dialog = await open();
  const visited = new Set<Element | null>();
  for (let step = 0; step < 8; step += 1) {
    await userEvent.tab();
    visited.add(document.activeElement);
  }
  const opener = document.querySelector('button');
  expect(visited.has(opener)).toBe(false);
  expect([...visited].filter((element) => dialog.contains(element)).length).toBe(3);
});

test('a field inside gets the first focus, else the button that agrees', async () => {
  const { unmount } = render(
    <Opened title="Name this search">
      <TextField label="Name" />
    </Opened>,
  );
  await open();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
  unmount();
  render(<Opened>Hello</Opened>);
  await open();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'OK' }));
});

test('before something is lost the least destructive button has the focus', async () => {
  const onConfirm = vi.fn();
  render(
    <Opened type="remove" title="Remove this listing?" onConfirm={onConfirm}>
      It cannot be undone.
    </Opened>,
  );
  await open();
  const dialog = screen.getByRole('alertdialog', { name: 'Remove this listing?' });
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(dialog.hasAttribute('open')).toBe(false);
});

test('a press on the veil closes it, one that starts inside and ends there does not', async () => {
  render(<Opened>Hello</Opened>);
  const dialog = await open();
  const { left, top } = dialog.getBoundingClientRect();
  await pressVeil({ x: left + 20, y: top + 20 }, { x: 10, y: 10 });
  expect(dialog.matches(':modal')).toBe(true);
  await pressVeil({ x: 10, y: 10 }, { x: left + 20, y: top + 20 });
  expect(dialog.matches(':modal')).toBe(true);
  await pressVeil({ x: 10, y: 10 }, { x: 12, y: 12 });
  expect(dialog.matches(':modal')).toBe(false);
});

test('it stays open when its owner refuses to close it', async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog isOpen onOpenChange={onOpenChange}>
      Unsaved
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange).toHaveBeenCalledTimes(1);
  expect(dialog.matches(':modal')).toBe(true);
});

test('refused again and again it stays modal, at the place where the person was, and closes once it may', async () => {
  const onOpenChange = vi.fn();
  const draw = (isOpen: boolean) => (
    <>
      <Button>Opens</Button>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange}>
        <TextField label="Name" />
        <TextField label="Town" />
      </Dialog>
    </>
  );
  const { rerender } = render(draw(false));
  const opener = screen.getByRole('button', { name: 'Opens' });
  opener.focus();
  rerender(draw(true));
  const dialog = screen.getByRole('dialog');
  const town = screen.getByRole('textbox', { name: 'Town' });
  await userEvent.click(town);
  for (const times of [1, 2, 3]) {
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => {
      expect(onOpenChange).toHaveBeenCalledTimes(times);
      expect(dialog.matches(':modal')).toBe(true);
    });
  }
  expect(onOpenChange.mock.calls.map(([change]) => change.reason)).toEqual(['escape', 'escape', 'escape']);
  await vi.waitFor(() => expect(document.activeElement).toBe(town));
  rerender(draw(false));
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
  expect(document.activeElement).toBe(opener);
  rerender(draw(true));
  expect(dialog.matches(':modal')).toBe(true);
});

test('what else closes it in the page asks its owner too', async () => {
  const onOpenChange = vi.fn();
  render(<Opened onOpenChange={onOpenChange}>Hello</Opened>);
  const dialog = await open();
  (dialog as HTMLDialogElement).close();
  await vi.waitFor(() => expect(onOpenChange.mock.calls.map(([{ reason }]) => reason)).toEqual(['close']));
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
});

test('its owner is told by what it was closed', async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog isOpen onOpenChange={onOpenChange} onConfirm={() => undefined}>
      Hello
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await pressVeil({ x: 10, y: 10 }, { x: 12, y: 12 });
  expect(onOpenChange.mock.calls.map(([{ isOpen, reason, event }]) => [isOpen, reason, event.type])).toEqual([
    [false, 'close', 'click'],
    [false, 'close', 'click'],
    [false, 'confirm', 'click'],
    [false, 'outside', 'pointerup'],
  ]);
});

test('its ref is the native dialog', async () => {
  const ref = createRef<HTMLDialogElement>();
  render(<Opened ref={ref}>Hello</Opened>);
  expect(ref.current).toBe(await open());
});

function promised() {
  let resolve: () => void = () => undefined;
  let reject: (reason: string) => void = () => undefined;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { onConfirm: () => promise, resolve, reject };
}

test('while what was agreed to is under way its button is busy and nothing closes it', async () => {
  const { onConfirm, resolve } = promised();
  const onOpenChange = vi.fn();
  render(<Opened onConfirm={onConfirm} onOpenChange={onOpenChange} />);
  const dialog = await open();
  const confirm = screen.getByRole('button', { name: 'OK' });
  await userEvent.click(confirm);
  expect(confirm.getAttribute('aria-busy')).toBe('true');
  for (const name of ['Close', 'Cancel', 'OK'])
    await userEvent.click(screen.getByRole('button', { name }), { force: true });
  await userEvent.keyboard('{Escape}{Escape}');
  await pressVeil({ x: 10, y: 10 }, { x: 12, y: 12 });
  await vi.waitFor(() => expect(dialog.matches(':modal')).toBe(true));
  expect(onOpenChange).not.toHaveBeenCalled();
  await act(async () => resolve());
  expect(onOpenChange.mock.calls.map(([{ reason }]) => reason)).toEqual(['confirm']);
  expect(dialog.hasAttribute('open')).toBe(false);
});

test('when what was agreed to fails it stays open, says why, and can be tried again', async () => {
  const first = promised();
  const onConfirm = vi.fn(first.onConfirm);
  render(<Opened onConfirm={onConfirm} explainFailure={(reason) => `Not sent: ${reason}.`} />);
  const dialog = await open();
  const confirm = screen.getByRole('button', { name: 'OK' });
  await userEvent.click(confirm);
  await act(async () => first.reject('offline'));
  expect(screen.getByRole('alert').textContent).toBe('Not sent: offline.');
  expect(confirm.getAttribute('aria-busy')).not.toBe('true');
  expect(document.activeElement).toBe(confirm);
  expect(await axeViolations(dialog)).toEqual([]);
  onConfirm.mockResolvedValue(undefined);
  await userEvent.click(confirm);
  await vi.waitFor(() => expect(dialog.hasAttribute('open')).toBe(false));
});

test('a failure has words of its own if it is given none, which are gone when it opens again', async () => {
  render(<Opened onConfirm={() => Promise.reject(new Error('offline'))} />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong.');
  await userEvent.keyboard('{Escape}');
  await open();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what was agreed to before its owner closed it does not close it when it stands open again', async () => {
  const { onConfirm, resolve } = promised();
  const onOpenChange = vi.fn();
  const draw = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} onConfirm={onConfirm}>
      Hello
    </Dialog>
  );
  const { rerender } = render(draw(true));
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  rerender(draw(false));
  rerender(draw(true));
  await act(async () => resolve());
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('of a menu in it a press outside closes the menu alone, the next one closes it', async () => {
  render(
    <Opened>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem>Copy</MenuItem>
      </Menu>
    </Opened>,
  );
  const dialog = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Actions' }));
  const menu = screen.getByRole('menu');
  expect(menu.matches(':popover-open')).toBe(true);
  await pressVeil({ x: 10, y: 10 }, { x: 12, y: 12 });
  expect(menu.matches(':popover-open')).toBe(false);
  expect(dialog.matches(':modal')).toBe(true);
  await pressVeil({ x: 10, y: 10 }, { x: 12, y: 12 });
  expect(dialog.matches(':modal')).toBe(false);
});

test('of suggestions in it a press outside closes the suggestions alone', async () => {
  const suggest = async () => [{ label: 'Towns', options: [{ value: 'bedok', label: 'Bedok' }] }];
  render(
    <Opened>
      <SearchBox label="Where" suggest={suggest} onChoose={() => undefined} />
    </Opened>,
  );
  const dialog = await open();
  await userEvent.type(screen.getByRole('combobox', { name: 'Where' }), 'be');
  await screen.findByRole('option', { name: 'Bedok' });
  await pressVeil({ x: 10, y: 10 }, { x: 12, y: 12 });
  await vi.waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(dialog.matches(':modal')).toBe(true);
});

test('a press outside does not answer whether something is removed', async () => {
  render(<Opened type="remove">It cannot be undone.</Opened>);
  const dialog = await open();
  await pressVeil({ x: 10, y: 10 }, { x: 12, y: 12 });
  expect(dialog.matches(':modal')).toBe(true);
});

function Emptying() {
  const [names, setNames] = useState(['Bedok', 'Clementi']);
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Button onClick={() => setNames(names.filter((other) => other !== name))}>Remove {name}</Button>
        </li>
      ))}
    </ul>
  );
}

test('when what has the focus is removed from it the nearest place that is left has the focus', async () => {
  render(
    <Opened>
      <Emptying />
    </Opened>,
  );
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bedok' }));
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Clementi' })),
  );
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' })));
});

test('closed and opened again at once it stays open', async () => {
  const onOpenChange = vi.fn();
  const mount = (isOpen: boolean) => (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange}>
      Hello
    </Dialog>
  );
  const { rerender } = render(mount(true));
  const dialog = screen.getByRole('dialog');
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
  rerender(mount(false));
  rerender(mount(true));
  await closed;
  expect(onOpenChange).not.toHaveBeenCalled();
  expect(dialog.matches(':modal')).toBe(true);
});

test('the page behind does not move or scroll while it is open', async () => {
  render(
    <>
      <Opened>Hello</Opened>
      {Array.from({ length: 200 }, (_, line) => line).map((line) => (
        <p key={line}>Line {line}</p>
      ))}
    </>,
  );
  const line = screen.getByText('Line 3');
  const before = line.getBoundingClientRect().toJSON();
  expect(window.innerWidth, 'the page has a scrollbar').toBeGreaterThan(document.documentElement.clientWidth);
  await open();
  expect(line.getBoundingClientRect().toJSON()).toEqual(before);
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
});

test('removed while open it unlocks the page', async () => {
  const { unmount } = render(<Opened>Hello</Opened>);
  await open();
  unmount();
  expect(document.documentElement.hasAttribute('data-scroll-locked')).toBe(false);
});

test('of two dialogs Escape closes the upper one first', async () => {
  render(
    <Opened title="Lower">
      <Opened title="Upper">Hello</Opened>
    </Opened>,
  );
  await open();
  const lower = screen.getByRole('dialog', { name: 'Lower' });
  await userEvent.click(within(lower).getByRole('button', { name: 'Open' }));
  const upper = screen.getByRole('dialog', { name: 'Upper' });
  await userEvent.keyboard('{Escape}');
  expect(upper.hasAttribute('open')).toBe(false);
  expect(lower.matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(lower.hasAttribute('open')).toBe(false);
});

test('a press outside the upper of two dialogs closes the upper one only', async () => {
  render(
    <Opened title="Lower">
      <Opened title="Upper">Hello</Opened>
    </Opened>,
  );
  await open();
  const lower = screen.getByRole('dialog', { name: 'Lower' });
  await userEvent.click(within(lower).getByRole('button', { name: 'Open' }));
  const upper = screen.getByRole('dialog', { name: 'Upper' });
  await pressVeil({ x: 10, y: 10 }, { x: 12, y: 12 });
  expect(upper.hasAttribute('open')).toBe(false);
  expect(lower.matches(':modal')).toBe(true);
});

test('a press with another button than the main one leaves it open', async () => {
  render(<Opened>Hello</Opened>);
  const dialog = await open();
  for (const type of ['pointerdown', 'pointerup'])
    dialog.dispatchEvent(new PointerEvent(type, { button: 2, bubbles: true }));
  expect(dialog.matches(':modal')).toBe(true);
});

function Shortening() {
  const [names, setNames] = useState(['Bedok', 'Clementi']);
  const [requested, setRequested] = useState<string>();
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>
          <Button onClick={() => setRequested(name)}>Remove {name}</Button>
        </li>
      ))}
      <Dialog
        isOpen={requested !== undefined}
        onOpenChange={() => setRequested(undefined)}
        type="remove"
        title="Remove it?"
        onConfirm={() => setNames(names.filter((name) => name !== requested))}
      />
    </ul>
  );
}

test('when what opened it is gone the focus goes to the nearest place that is left', async () => {
  render(<Shortening />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bedok' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('button', { name: 'Remove Bedok' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Clementi' }));
});

test('when it is removed and what opened it is gone the focus goes to the nearest place that is left', async () => {
  const draw = (isOpen: boolean, hasOpener = true) => (
    <>
      <section>
        <Button>Stays</Button>
        {hasOpener ? <Button>Opens</Button> : null}
      </section>
      {isOpen ? (
        <Dialog isOpen onOpenChange={() => undefined}>
          <TextField label="Name" />
        </Dialog>
      ) : null}
    </>
  );
  const { rerender } = render(draw(false));
  screen.getByRole('button', { name: 'Opens' }).focus();
  rerender(draw(true));
  rerender(draw(true, false));
  rerender(draw(false, false));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stays' }));
});

test('a title longer than the window wraps and long content scrolls inside', async () => {
  await page.viewport(320, 400);
  render(
    <Opened title={'Averylongwordwithoutabreak'.repeat(4)}>
      {Array.from({ length: 60 }, (_, line) => line).map((line) => (
        <p key={line}>Line {line}</p>
      ))}
    </Opened>,
  );
  const dialog = await open();
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  expect([left >= 0, right <= 320, top >= 0, bottom <= 400]).toEqual([true, true, true, true]);
  const sheet = dialog.firstElementChild;
  expect(sheet?.scrollWidth).toBe(sheet?.clientWidth);
  expect(sheet?.scrollHeight).toBeGreaterThan(sheet?.clientHeight ?? 0);
  await page.viewport(1024, 768);
});
