import { axeViolations } from '@sewa/testing/axe';
import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
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
          setOpen(change.value);
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
  expect(onOpenChange.mock.calls).toEqual([[{ value: false }]]);
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
