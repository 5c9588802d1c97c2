import { ApiError } from '@sewa/api/errors';
import { Button } from '@sewa/ui';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPart } from '../test/openPage.tsx';
import { useLogOut } from './useLogOut.ts';

const here = `${location.pathname}${location.search}`;

function WaysOut() {
  const { logOut, hasFailed } = useLogOut();
  return (
    <>
      <Button onClick={() => void logOut()}>Go</Button>
      <Button onClick={() => void logOut({ stay: true })}>Stay</Button>
      {hasFailed ? <p>Still here</p> : null}
    </>
  );
}

test.each([
  ['Go', '/'],
  ['Stay', here],
])('a log-out goes home unless it is told to stay: %s', async (name, to) => {
  const { told, left } = openPart(<WaysOut />);
  await userEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(left).toEqual([to]));
  expect(told).toEqual(['logOut']);
});

test.each(['Go', 'Stay'])('a log-out that failed leaves the page as it is: %s', async (name) => {
  const logOut = () => Promise.reject(new ApiError({ code: 'R003', status: 0 }));
  const { left } = openPart(<WaysOut />, { session: { logOut } });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Still here')).toBeTruthy();
  expect(left).toEqual([]);
});
