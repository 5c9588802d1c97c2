import { axeViolations } from '@sewa/testing/axe';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HelpBubble } from './HelpBubble.tsx';

function Chat({ unreadCount = 0 }: { unreadCount?: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <HelpBubble
      mode="chat"
      email="help@sewa.example"
      isOpen={isOpen}
      onOpenChange={(change) => setOpen(change.isOpen)}
      unreadCount={unreadCount}
    >
      <p>How can we help?</p>
    </HelpBubble>
  );
}

test('in the mode for mail it is a link to a mail with the subject General Enquiry', async () => {
  const { container } = render(<HelpBubble mode="email" email="help@sewa.example" />);
  const link = screen.getByRole('link', { name: 'Email help@sewa.example' });
  expect(link.getAttribute('href')).toBe('mailto:help@sewa.example?subject=General%20Enquiry');
  expect(screen.queryByRole('button')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('in the mode for chat a press opens the panel, which takes the focus', async () => {
  const { container } = render(<Chat />);
  const bubble = screen.getByRole('button', { name: 'Help' });
  expect(bubble.getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByText('How can we help?')).toBeNull();
  await userEvent.click(bubble);
  const panel = screen.getByRole('region', { name: 'Help' });
  expect(bubble.getAttribute('aria-expanded')).toBe('true');
  expect(bubble.getAttribute('aria-controls')).toBe(panel.id);
  expect(document.activeElement).toBe(panel);
  expect(screen.getByRole('link').getAttribute('href')).toContain('subject=General%20Enquiry');
  expect(await axeViolations(container)).toEqual([]);
});

test('closing it by its button or Escape removes the chat and gives the focus back', async () => {
  render(<Chat />);
  const bubble = screen.getByRole('button', { name: 'Help' });
  await userEvent.click(bubble);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('How can we help?')).toBeNull();
  expect(document.activeElement).toBe(bubble);
  await userEvent.click(bubble);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('How can we help?')).toBeNull();
  expect(document.activeElement).toBe(bubble);
});

test('its owner is told by what it was opened and closed', async () => {
  const onOpenChange = vi.fn();
  const draw = (isOpen: boolean) => (
    <HelpBubble mode="chat" email="help@sewa.example" isOpen={isOpen} onOpenChange={onOpenChange} />
  );
  const { rerender } = render(draw(false));
  await userEvent.click(screen.getByRole('button', { name: 'Help' }));
  rerender(draw(true));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onOpenChange.mock.calls.map(([{ isOpen, reason, event }]) => [isOpen, reason, event.type])).toEqual([
    [true, 'trigger', 'click'],
    [false, 'escape', 'keydown'],
    [false, 'close', 'click'],
  ]);
});

test('unread messages are part of its name', () => {
  const { rerender } = render(<Chat unreadCount={1} />);
  expect(screen.getByRole('button', { name: 'Help, 1 unread message' }).textContent).toBe('1');
  rerender(<Chat unreadCount={3} />);
  expect(screen.getByRole('button', { name: 'Help, 3 unread messages' }).textContent).toBe('3');
});
