import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Slider } from './Slider.tsx';

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Rent' });

test('its keys are those of a slider', async () => {
  render(<Slider label="Rent" min={0} max={100} step={5} defaultValue={50} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(slider());
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowLeft}');
  expect(slider().value).toBe('55');
  await userEvent.keyboard('{End}');
  expect(slider().value).toBe('100');
  await userEvent.keyboard('{Home}');
  expect(slider().value).toBe('0');
});

test('its number is read and heard as the page writes it', async () => {
  const onValueChange = vi.fn();
  render(
    <Slider
      label="Rent"
      formatValue={(value) => `$${value}`}
      defaultValue={50}
      onValueChange={onValueChange}
    />,
  );
  slider().focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ value: 51 });
  expect(slider().getAttribute('aria-valuetext')).toBe('$51');
  expect(screen.getByText('$51').localName).toBe('output');
});

test('the chosen part ends under the thumb', () => {
  const { container } = render(<Slider label="Rent" defaultValue={25} />);
  const [whole, chosen] = [...container.querySelectorAll('rect')].map((rect) => rect.getBoundingClientRect());
  if (!whole || !chosen) throw new Error('The line was not drawn.');
  expect(Math.abs(chosen.width / whole.width - 0.25)).toBeLessThan(0.02);
});
