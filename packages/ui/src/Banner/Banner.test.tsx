import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Banner, bannerTones } from './Banner.tsx';

test.each(bannerTones)('a banner of the tone %s is spoken as urgently as it is', (tone) => {
  render(<Banner tone={tone}>Saved.</Banner>);
  expect(screen.getByRole(tone === 'danger' ? 'alert' : 'status').textContent).toBe('Saved.');
});

test('a page that draws it from the start can make it a plain region', () => {
  render(
    <Banner role="region" aria-label="Offline" title="There is no connection.">
      Old news.
    </Banner>,
  );
  expect(screen.getByRole('region', { name: 'Offline' }).textContent).toBe(
    'There is no connection.Old news.',
  );
});
