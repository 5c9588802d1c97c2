import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { EyeAssist } from './EyeAssist.tsx';
import { type EyeAssistChoice, listEyeAssistAttributes, standardEyeAssist } from './eyeAssistOptions.ts';

const told: EyeAssistChoice[] = [];

function Corner({ value = standardEyeAssist }: { value?: EyeAssistChoice }) {
  const [chosen, choose] = useState(value);
  return (
    <EyeAssist
      value={chosen}
      onValueChange={(change) => {
        told.push(change.value);
        choose(change.value);
      }}
    />
  );
}

afterEach(() => {
  told.length = 0;
  for (const name of Object.keys(listEyeAssistAttributes(standardEyeAssist)))
    document.documentElement.removeAttribute(name);
});

test('opens beside its button, and Escape gives the focus back', async () => {
  render(<Corner />);
  const button = screen.getByRole('button', { name: 'Reading aids' });
  await userEvent.click(button);
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Reading aids' })).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('by keyboard alone each thing is set, one at a time, and all of it is taken back', async () => {
  render(<Corner />);
  screen.getByRole('button', { name: 'Reading aids' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.queryByRole('dialog')).not.toBeNull();
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await userEvent.keyboard('{Tab}{ArrowRight}');
  expect(told.at(-1)).toEqual({ textSize: 'large', contrast: 'more', spacing: 'wide', typeface: 'reading' });
  await userEvent.keyboard('{Tab}{Enter}');
  expect(told.at(-1)).toEqual(standardEyeAssist);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Reset' }).disabled).toBe(true);
});

describe('the attributes of a choice', () => {
  const show = (choice: Partial<EyeAssistChoice>) => {
    for (const [name, state] of Object.entries(listEyeAssistAttributes({ ...standardEyeAssist, ...choice })))
      if (state !== null) document.documentElement.setAttribute(name, state);
    render(<p>Two rooms and a balcony</p>);
    return getComputedStyle(screen.getByText('Two rooms and a balcony'));
  };

  test('are none when nothing is chosen', () => {
    expect(Object.values(listEyeAssistAttributes(standardEyeAssist))).toEqual([null, null, null, null]);
  });

  test.each([
    ['large', '18px'],
    ['larger', '20px'],
  ] as const)('make text %s', (textSize, size) => {
    expect(show({ textSize }).fontSize).toBe(size);
  });

  test('widen it as WCAG 2.2 asks pages to bear', () => {
    const { letterSpacing, wordSpacing, lineHeight, fontSize } = show({ spacing: 'wide' });
    const size = Number.parseFloat(fontSize);
    expect(Number.parseFloat(letterSpacing)).toBeCloseTo(0.12 * size);
    expect(Number.parseFloat(wordSpacing)).toBeCloseTo(0.16 * size);
    expect(Number.parseFloat(lineHeight)).toBeGreaterThanOrEqual(1.5 * size);
  });

  test('set it in a typeface made for reading', () => {
    expect(show({ typeface: 'reading' }).fontFamily).toContain('Verdana');
  });

  test('raise its contrast', () => {
    const color = () =>
      getComputedStyle(document.documentElement).getPropertyValue('--sewa-color-text-muted');
    const normal = color();
    show({ contrast: 'more' });
    expect(color()).not.toBe(normal);
  });
});
