import { axeViolations } from '@sewa/testing/axe';
import { render, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Drawer, drawerSides } from './Drawer.tsx';

function Opened({ side, lines = 1 }: { side?: (typeof drawerSides)[number]; lines?: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={(change) => setOpen(change.isOpen)}
        title="All filters"
        {...(side && { side })}
        actions={<Button>Show homes</Button>}
      >
        {Array.from({ length: lines }, (_, line) => line).map((line) => (
          <p key={line}>District {line}</p>
        ))}
      </Drawer>
    </>
  );
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  return screen.getByRole('dialog', { name: 'All filters' });
}

test.each(drawerSides)('from the side %s it is a modal dialog at that edge without a fault', async (side) => {
  await page.viewport(360, 640);
  render(<Opened side={side} />);
  const drawer = await open();
  const { left, right, top, bottom } = drawer.getBoundingClientRect();
  expect(drawer.matches(':modal')).toBe(true);
  expect({ start: left, end: 360 - right, bottom: 640 - bottom }[side]).toBe(0);
  if (side === 'bottom') expect([left, right]).toEqual([0, 360]);
  else expect([top, bottom]).toEqual([0, 640]);
  expect(await axeViolations(drawer)).toEqual([]);
  await page.viewport(1024, 768);
});

test('start and end change places where text runs from right to left', async () => {
  document.documentElement.dir = 'rtl';
  render(<Opened side="start" />);
  expect((await open()).getBoundingClientRect().right).toBe(document.documentElement.clientWidth);
  document.documentElement.removeAttribute('dir');
});

test('its button, Escape and a press outside close it and give the focus back', async () => {
  render(<Opened />);
  const opener = screen.getByRole('button', { name: 'Filters' });
  const drawer = await open();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Enter}');
  expect(drawer.hasAttribute('open')).toBe(false);
  expect(document.activeElement).toBe(opener);
  await open();
  await userEvent.keyboard('{Escape}');
  expect(drawer.hasAttribute('open')).toBe(false);
  await open();
  await userEvent.click(drawer, { position: { x: -20, y: 300 }, force: true });
  expect(drawer.hasAttribute('open')).toBe(false);
  expect(document.activeElement).toBe(opener);
});

test('long content scrolls between the title and the actions, which stay in sight', async () => {
  await page.viewport(360, 480);
  render(<Opened side="bottom" lines={60} />);
  const drawer = await open();
  const { bottom, height } = drawer.getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(480 * 0.85 + 1);
  expect(screen.getByRole('button', { name: 'Show homes' }).getBoundingClientRect().bottom).toBeLessThan(
    bottom,
  );
  await page.viewport(1024, 768);
});

test('its ref is the native dialog, and its owner is told by what it was closed', async () => {
  const ref = createRef<HTMLDialogElement>();
  const onOpenChange = vi.fn();
  render(<Drawer ref={ref} isOpen onOpenChange={onOpenChange} title="All filters" />);
  expect(ref.current).toBe(screen.getByRole('dialog'));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange.mock.calls.map(([{ isOpen, reason }]) => [isOpen, reason])).toEqual([
    [false, 'close'],
    [false, 'escape'],
  ]);
});
