import { modifiers } from '@sewa/tokens';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button, Checkbox, Select, TextField } from './index.ts';

test('where a finger points, no target is below 44 px in any density', () => {
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  for (const density of modifiers.density) {
    render(
      <div data-density={density}>
        <Button>Ask</Button>
        <Button size="s">Keep</Button>
        <TextField label="Name" name="name" />
        <Select label="Term" name="term" options={[{ value: '12', label: '12 months' }]} />
        <Checkbox label="Tell me" name="tell" />
      </div>,
    );
    const targets = [
      ...screen.getAllByRole('button'),
      screen.getByRole('textbox', { name: 'Name' }),
      screen.getByRole('combobox', { name: 'Term' }),
      screen.getByText('Tell me').closest('label') as Element,
    ];
    expect(targets).toHaveLength(5);
    const heights = targets.map((element) => element.getBoundingClientRect().height);
    expect(Math.min(...heights), density).toBeGreaterThanOrEqual(44);
    cleanup();
  }
});
