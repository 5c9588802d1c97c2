import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RangeSlider } from './RangeSlider.tsx';

const thumb = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });

test('the group and each thumb have a name', () => {
  render(<RangeSlider label="Rent" />);
  expect(screen.getByRole('group', { name: 'Rent' }).contains(thumb('Lowest'))).toBe(true);
  expect(thumb('Highest').value).toBe('100');
});

test('each thumb has its keys, and they cannot pass each other', async () => {
  const onValueChange = vi.fn();
  render(<RangeSlider label="Rent" defaultValue={[40, 42]} onValueChange={onValueChange} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(thumb('Lowest'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(onValueChange).toHaveBeenLastCalledWith({ value: [42, 42] });
  await userEvent.tab();
  expect(document.activeElement).toBe(thumb('Highest'));
  await userEvent.keyboard('{Home}');
  expect([thumb('Lowest').value, thumb('Highest').value]).toEqual(['42', '42']);
});

test('a form sends both numbers', () => {
  render(
    <form data-testid="form">
      <RangeSlider label="Rent" names={['rentMin', 'rentMax']} defaultValue={[10, 20]} />
    </form>,
  );
  const sent = new FormData(screen.getByTestId<HTMLFormElement>('form'));
  expect([...sent]).toEqual([
    ['rentMin', '10'],
    ['rentMax', '20'],
  ]);
});

test('with both at the end the lower one is the one that can be taken', () => {
  render(<RangeSlider label="Rent" defaultValue={[100, 100]} />);
  const { right, top, height } = thumb('Lowest').getBoundingClientRect();
  expect(document.elementFromPoint(right - 10, top + height / 2)).toBe(thumb('Lowest'));
});
