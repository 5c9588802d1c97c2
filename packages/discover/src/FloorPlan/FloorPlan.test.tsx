import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { FloorPlan } from './FloorPlan.tsx';

const picture = { src: '/media/a.webp', alt: 'Three rooms off a corridor', width: 800, height: 600 };

test('a floor plan stands under its own heading, its words instead of it for who cannot see it', async () => {
  const { container } = render(
    <FloorPlan
      pictures={[
        { ...picture, kind: 'living', alt: 'Sofa' },
        { ...picture, kind: 'floor-plan' },
      ]}
    />,
  );
  expect(screen.getByRole('region', { name: 'Floor plan' })).toBeDefined();
  const plan = screen.getByRole<HTMLImageElement>('img', { name: 'Three rooms off a corridor' });
  expect(['width', 'height', 'loading'].map((name) => plan.getAttribute(name))).toEqual([
    '800',
    '600',
    'lazy',
  ]);
  expect((await axe.run(container)).violations).toEqual([]);
});

test('without one there is no heading either', () => {
  const { container } = render(<FloorPlan pictures={[{ ...picture, kind: 'living' }]} />);
  expect(container.innerHTML).toBe('');
});
