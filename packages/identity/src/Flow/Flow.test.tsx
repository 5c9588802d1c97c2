import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Flow } from './Flow.tsx';

afterEach(() => page.viewport(1024, 768));

const show = (current: number) =>
  render(
    <Flow label="Sign up" steps={['Who you are', 'Your phone', 'You']} current={current} aside="Why we ask.">
      <h1>Your phone</h1>
    </Flow>,
  );

test('says in one line which step is at hand, with a progress that is read', async () => {
  await page.viewport(360, 640);
  show(1);
  const progress = screen.getByRole('progressbar', { name: 'Step 2 of 3: Your phone' });
  expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['2', '3']);
});

test('shows the way beside the step, and keeps the step in the main part', () => {
  show(1);
  const items = screen.getAllByRole('listitem').map(({ dataset }) => dataset.state);
  expect(items).toEqual(['done', 'current', 'ahead']);
  expect(screen.getByRole('main').textContent).toBe('Your phone');
  expect(screen.getByRole('complementary', { name: 'Sign up' }).textContent).toContain('Why we ask.');
});

test('when all steps are done the line says the last', async () => {
  await page.viewport(360, 640);
  show(3);
  expect(screen.getByRole('progressbar', { name: 'Step 3 of 3: You' }).getAttribute('value')).toBe('3');
});
