import { render, screen } from '@testing-library/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from './Button.tsx';

function Saving() {
  const [isBusy, setBusy] = useState(false);
  return (
    <Button isBusy={isBusy} onClick={() => setBusy(true)}>
      Save
    </Button>
  );
}

test('a press, Enter and Space each call back once', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('it does not send the form around it unless it is told to', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Plain' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a busy button keeps its name, its width and the focus, and takes no press', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const form = (button: ReactNode) => <form onSubmit={onSubmit}>{button}</form>;
  const { rerender } = render(
    form(
      <Button type="submit" onClick={onClick}>
        Send the enquiry
      </Button>,
    ),
  );
  const button = screen.getByRole('button', { name: 'Send the enquiry' });
  const { width } = button.getBoundingClientRect();
  button.focus();
  rerender(
    form(
      <Button type="submit" onClick={onClick} isBusy>
        Send the enquiry
      </Button>,
    ),
  );
  expect(screen.getByRole('button', { name: 'Send the enquiry' })).toBe(button);
  expect(button.getBoundingClientRect().width).toBe(width);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button, { force: true });
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('becoming busy is said aloud', async () => {
  render(<Saving />);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('Working on it'));
});

test('a disabled button cannot be reached by Tab', async () => {
  render(
    <>
      <Button disabled>First</Button>
      <Button>Second</Button>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Second' }));
});

test('it is at least 44 px high', () => {
  render(<Button aria-label="Share">S</Button>);
  const { width, height } = screen.getByRole('button').getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(width).toBeGreaterThanOrEqual(44);
});

test('keyboard focus draws a ring', async () => {
  render(<Button>Save</Button>);
  await userEvent.tab();
  const { outlineStyle, outlineWidth } = getComputedStyle(screen.getByRole('button'));
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px']);
});
