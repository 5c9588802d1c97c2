import { axeViolations } from '@sewa/testing/axe';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

function mount(props: Partial<PopoverProps> = {}) {
  return (
    <main>
      <Popover trigger={<Button>Sources</Button>} label="Sources" {...props}>
        {props.children ?? <Button>Inside</Button>}
      </Popover>
      <Button>After</Button>
    </main>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Sources' });
const box = () => screen.getByRole('dialog', { hidden: true });
const isOpen = () => box().matches(':popover-open');

async function openByPress(): Promise<void> {
  await userEvent.click(trigger());
  await vi.waitFor(() => expect(box().contains(document.activeElement)).toBe(true));
}

test('a press opens it, another closes it, and the caller is told', async () => {
  const onOpenChange = vi.fn();
  render(mount({ onOpenChange }));
  expect(isOpen()).toBe(false);
  await openByPress();
  expect(isOpen()).toBe(true);
  await userEvent.click(trigger());
  expect(isOpen()).toBe(false);
  await vi.waitFor(() =>
    expect(onOpenChange.mock.calls.map(([{ isOpen, reason }]) => [isOpen, reason])).toEqual([
      [true, 'trigger'],
      [false, 'trigger'],
    ]),
  );
});

test('Enter and Space on the button open it', async () => {
  render(mount());
  for (const key of ['{Enter}', ' ']) {
    trigger().focus();
    await userEvent.keyboard(key);
    expect(isOpen()).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
  }
});

test('opening moves the focus into it, Tab goes on from there', async () => {
  render(mount());
  await openByPress();
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Sources' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Inside' }));
});

test('a field that asks for the focus keeps it', async () => {
  const field = <input aria-label="Name" ref={(element) => element?.setAttribute('autofocus', '')} />;
  render(mount({ children: field }));
  await openByPress();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('what closes it is told', async () => {
  const onOpenChange = vi.fn();
  render(mount({ onOpenChange }));
  const close: [string, () => Promise<void>][] = [
    ['escape', () => userEvent.keyboard('{Escape}')],
    ['outside', () => userEvent.click(document.documentElement, { position: { x: 900, y: 600 } })],
    ['focus', () => userEvent.keyboard('{Tab}{Tab}')],
  ];
  for (const [reason, act] of close) {
    await openByPress();
    await act();
    await vi.waitFor(() =>
      expect(onOpenChange).toHaveBeenLastCalledWith(expect.objectContaining({ isOpen: false, reason })),
    );
  }
});

test('Escape closes it and gives the focus back to the button', async () => {
  render(mount());
  await openByPress();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

test('a press outside closes it, a press inside does not', async () => {
  render(mount());
  await openByPress();
  await userEvent.click(screen.getByRole('button', { name: 'Inside' }));
  expect(isOpen()).toBe(true);
  await userEvent.click(document.documentElement, { position: { x: 900, y: 600 } });
  expect(isOpen()).toBe(false);
});

test('Tab out of it closes it and goes on behind its button', async () => {
  render(mount());
  await openByPress();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After' }));
  expect(isOpen()).toBe(false);
});

test('a button inside closes it by its id', async () => {
  const done = (
    <Button popoverTarget="sources" popoverTargetAction="hide">
      Done
    </Button>
  );
  render(mount({ id: 'sources', children: done }));
  await openByPress();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

test.each([
  ['bottom', 'start', 'left', 0],
  ['bottom', 'end', 'right', 0],
] as const)('it stands at the %s, at the %s of its button', async (side, align, edge, distance) => {
  render(<div style={{ position: 'fixed', left: '400px', top: '300px' }}>{mount({ side, align })}</div>);
  await openByPress();
  const anchor = trigger().getBoundingClientRect();
  const sheet = box().getBoundingClientRect();
  expect(sheet.top).toBeGreaterThanOrEqual(anchor.bottom);
  expect(Math.round(sheet[edge] - anchor[edge])).toBe(distance);
});

test('where there is no room below it opens above', async () => {
  render(<div style={{ position: 'fixed', left: '400px', bottom: '10px' }}>{mount()}</div>);
  await openByPress();
  expect(box().getBoundingClientRect().bottom).toBeLessThanOrEqual(trigger().getBoundingClientRect().top);
});

test('it works in the HTML of the server before script and after', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(mount());
  trigger().click();
  expect(isOpen()).toBe(true);
  box().hidePopover();
  const onOpenChange = vi.fn();
  const root = hydrateRoot(container, mount({ onOpenChange }));
  await vi.waitFor(() => {
    trigger().click();
    expect(onOpenChange).toHaveBeenCalled();
  });
  root.unmount();
  container.remove();
});

test('axe finds no fault in it while it is open, and its ref is the sheet', async () => {
  const ref = createRef<HTMLDivElement>();
  const { container } = render(mount({ ref }));
  await openByPress();
  expect(ref.current).toBe(box());
  expect(await axeViolations(container)).toEqual([]);
});
