import { axeViolations } from '@sewa/testing/axe';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const mount = () => (
  <main>
    <Tooltip text="Without utilities">
      <Button>Rent</Button>
    </Tooltip>
    <Tooltip text="Held by the owner">
      <Button>Deposit</Button>
    </Tooltip>
  </main>
);

const button = (name: string) => screen.getByRole('button', { name });
const tip = (text: string) => screen.getByText(text);
const openTips = () => [...document.querySelectorAll(':popover-open')].map(({ textContent }) => textContent);

function point(type: 'enter' | 'leave', target: Element, pointerType = 'mouse'): void {
  target.dispatchEvent(new PointerEvent(`pointer${type}`, { pointerType }));
}

function pass(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

function useFakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.setSystemTime(0);
  pass(1_000_000);
}

beforeEach(() => {
  document.body.focus();
});

test('a pointer that rests opens it, one that passes by does not', () => {
  useFakeTime();
  render(mount());
  point('enter', button('Rent'));
  pass(599);
  expect(openTips()).toEqual([]);
  point('leave', button('Rent'));
  pass(5000);
  expect(openTips()).toEqual([]);
  point('enter', button('Rent'));
  pass(600);
  expect(openTips()).toEqual(['Without utilities']);
});

test('it closes shortly after the pointer left, but not while the pointer stands on it', () => {
  useFakeTime();
  render(mount());
  point('enter', button('Rent'));
  pass(600);
  point('leave', button('Rent'));
  pass(149);
  point('enter', tip('Without utilities'));
  pass(60_000);
  expect(openTips()).toEqual(['Without utilities']);
  point('leave', tip('Without utilities'));
  pass(150);
  expect(openTips()).toEqual([]);
});

test('there is one at a time: its neighbour takes its place at once', () => {
  useFakeTime();
  render(mount());
  point('enter', button('Rent'));
  pass(600);
  point('leave', button('Rent'));
  point('enter', button('Deposit'));
  expect(openTips()).toEqual(['Held by the owner']);
  pass(60_000);
  expect(openTips()).toEqual(['Held by the owner']);
});

test('after a gap the next one waits again', () => {
  useFakeTime();
  render(mount());
  point('enter', button('Rent'));
  pass(600);
  point('leave', button('Rent'));
  pass(150);
  expect(openTips()).toEqual([]);
  point('enter', button('Deposit'));
  pass(599);
  expect(openTips()).toEqual([]);
  pass(1);
  expect(openTips()).toEqual(['Held by the owner']);
});

test('where the browser knows no hints there is one at a time too', () => {
  useFakeTime();
  render(mount());
  for (const hint of document.querySelectorAll('[popover]')) hint.setAttribute('popover', 'manual');
  point('enter', button('Rent'));
  pass(600);
  point('enter', button('Deposit'));
  expect(openTips()).toEqual(['Held by the owner']);
});

test('the focus of the keyboard opens it at once and closes it by leaving', async () => {
  render(mount());
  await userEvent.tab();
  expect(openTips()).toEqual(['Without utilities']);
  await userEvent.tab();
  expect(openTips()).toEqual(['Held by the owner']);
});

test('Escape closes it and leaves the focus where it is', async () => {
  render(mount());
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(openTips()).toEqual([]);
  expect(document.activeElement).toBe(button('Rent'));
});

test('Escape closes only the tooltip, not the dialog under it', async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog isOpen onOpenChange={onOpenChange} title="Move in">
      {mount()}
    </Dialog>,
  );
  button('Deposit').focus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(openTips()).toEqual(['Without utilities']);
  await userEvent.keyboard('{Escape}');
  expect(openTips()).toEqual([]);
  expect(onOpenChange).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(expect.objectContaining({ isOpen: false }));
});

test('pressing the control closes it', async () => {
  render(mount());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(openTips()).toEqual([]);
});

test('a finger never opens it', () => {
  useFakeTime();
  render(mount());
  point('enter', button('Rent'), 'touch');
  pass(10_000);
  expect(openTips()).toEqual([]);
});

test('its words describe the control, unless they are its name', () => {
  render(
    <>
      {mount()}
      <Tooltip text="Share">
        <IconButton label="Share">S</IconButton>
      </Tooltip>
    </>,
  );
  const describedBy = button('Rent').getAttribute('aria-describedby');
  expect(document.getElementById(describedBy?.trim() ?? '')?.textContent).toBe('Without utilities');
  expect(button('Share').getAttribute('aria-describedby')).toBeNull();
});

test('it stands above its control, in the middle, and never takes the focus', async () => {
  render(<div style={{ position: 'fixed', left: '400px', top: '300px' }}>{mount()}</div>);
  await userEvent.tab();
  const anchor = button('Rent').getBoundingClientRect();
  const box = tip('Without utilities').getBoundingClientRect();
  expect(box.bottom).toBeLessThanOrEqual(anchor.top);
  expect(Math.abs(box.left + box.right - anchor.left - anchor.right)).toBeLessThan(2);
  expect(document.activeElement).toBe(button('Rent'));
});

test('axe finds no fault in it while it is open', async () => {
  const { container } = render(mount());
  await userEvent.tab();
  expect(await axeViolations(container)).toEqual([]);
});

test('taken away while it waits it opens nothing', () => {
  useFakeTime();
  const { unmount } = render(mount());
  point('enter', button('Rent'));
  unmount();
  pass(1000);
  expect(openTips()).toEqual([]);
});
