import { render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OtpField } from './OtpField.tsx';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Six digits/ });

function paste(text: string): void {
  const input = field();
  input.focus();
  input.select();
  document.execCommand('insertText', false, text);
}

test('it is one input that the system may fill in from a message', () => {
  render(<OtpField label="Six digits" name="otp" required />);
  expect(field().autocomplete).toBe('one-time-code');
  expect(field().inputMode).toBe('numeric');
  expect(field().validity.valueMissing).toBe(true);
});

test('digits are kept and anything else is not, so a pasted message may come with its prefix', () => {
  const onValueChange = vi.fn();
  render(<OtpField label="Six digits" onValueChange={onValueChange} />);
  paste('KLM-481 916');
  expect(field().value).toBe('481916');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: '481916' });
  paste('４８１９１７');
  expect(field().value).toBe('481917');
});

test('a form sends the digits', async () => {
  render(
    <form data-testid="form">
      <OtpField label="Six digits" name="otp" />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard('48a19167');
  expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('otp')).toBe('481916');
});

test('the place that is typed into next is marked, also when the caret is moved', async () => {
  const { container } = render(<OtpField label="Six digits" />);
  const active = () =>
    [...container.querySelectorAll('[data-active]')].map((box) =>
      [...(box.parentElement?.children ?? [])].indexOf(box),
    );
  await userEvent.tab();
  await userEvent.keyboard('48');
  expect(active()).toEqual([2]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(active).toEqual([0]);
});

test('each digit stands in the middle of its place', async () => {
  const { container } = render(<OtpField label="Six digits" defaultValue="111111" />);
  await document.fonts.ready;
  const boxes = [...container.querySelectorAll('[data-active]')].map((box) => box.getBoundingClientRect());
  const { left } = field().getBoundingClientRect();
  const style = getComputedStyle(field());
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) throw new Error('There is no canvas to measure with.');
  canvas.font = style.font;
  const width = canvas.measureText('1').width;
  const advance = width + Number.parseFloat(style.letterSpacing);
  boxes.forEach((box, index) => {
    const middle = left + Number.parseFloat(style.paddingInlineStart) + index * advance + width / 2;
    expect(Math.abs(middle - (box.left + box.right) / 2)).toBeLessThan(1.5);
  });
});

test('the prefix is seen and read', () => {
  render(<OtpField label="Six digits" prefix="KLM-" hint="From the message." />);
  const ids = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['KLM-', 'From the message.']);
});

test('with all its digits it does not scroll', async () => {
  render(<OtpField label="Six digits" />);
  await userEvent.tab();
  await userEvent.keyboard('481916');
  expect(field().scrollLeft).toBe(0);
});

test('after a wrong code the first digit stays in view, whatever the browser scrolls to show the caret', async () => {
  const { rerender } = render(<OtpField label="Six digits" defaultValue="481916" />);
  rerender(<OtpField label="Six digits" defaultValue="481916" error="This code is wrong." />);
  field().focus();
  field().setSelectionRange(6, 6);
  const clip = field().parentElement as HTMLElement;
  clip.scrollTo({ left: 100, behavior: 'instant' });
  expect(clip.scrollLeft).toBe(0);
});

test('the prefix stands inside the field, which has the only focus ring', async () => {
  render(<OtpField label="Six digits" prefix="KLM-" />);
  await userEvent.tab();
  expect(getComputedStyle(field()).outlineStyle).toBe('none');
  const ringed = [...document.querySelectorAll('body *')].filter(
    (element) => getComputedStyle(element).outlineStyle === 'solid',
  );
  expect(ringed.map(({ textContent }) => textContent)).toEqual(['KLM-']);
});

test('a field that has the focus already marks one place', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<OtpField label="Six digits" id="otp" />);
  host.querySelector('input')?.focus();
  const root = hydrateRoot(host, <OtpField label="Six digits" id="otp" />);
  await expect.poll(() => host.querySelectorAll('[data-active]').length).toBe(1);
  root.unmount();
  host.remove();
});
