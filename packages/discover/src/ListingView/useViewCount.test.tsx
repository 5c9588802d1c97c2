import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../test/openScreen.tsx';
import { useViewCount } from './useViewCount.ts';

function Page({ isLive }: { readonly isLive: boolean }) {
  useViewCount('abcdefghijkl', isLive);
  return null;
}

test('a live home is counted once', async () => {
  const { calls } = openScreen(<Page isLive />);
  await waitFor(() =>
    expect(calls.map(({ name }) => name)).toEqual(['POST /api/listings/abcdefghijkl/views']),
  );
});

test('a home that is gone is not counted', () => {
  const { calls } = openScreen(<Page isLive={false} />);
  expect(calls).toEqual([]);
});
