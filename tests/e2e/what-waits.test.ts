import { openWithScript } from '../support/hydration.ts';
import { getShifts, watchShifts } from '../support/layoutShifts.ts';
import { beginSession, people } from '../support/logIn.ts';
import { findFirst } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

test('the front page tells somebody signed in what waits for them, and nothing moves', async ({
  page,
  request,
}) => {
  const forVisitors = await (await request.get('/')).text();
  const headers = { origin: await beginSession(page, people.greeted) };
  const { id } = await findFirst(page.request);
  await page.request.put(`/api/favourites/${id}`, { headers });
  expect(await (await page.request.get('/')).text()).toBe(forVisitors);

  // A home somebody keeps is let now.
  await page.route('**/api/dashboard', async (route) => {
    const answer = await (await route.fetch()).json();
    const home = { listingId: id, name: 'Home', status: 'let', rentWhenKept: 1, monthlyRent: 1 };
    answer.data.favourites.changed = [home];
    await route.fulfill({ json: answer });
  });
  await watchShifts(page, '[aria-labelledby=waiting]');
  const waiting = page.getByRole('region', { name: 'To do' });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openWithScript(page, '/');
    await expect(waiting.getByRole('link', { name: '1 saved home has changed' })).toBeAttached();
    expect(await getShifts(page), `${width}`).toEqual([]);
  }
  await waiting.getByRole('link', { name: '1 saved home has changed' }).click();
  await expect(page).toHaveURL('/discover/favourites');
});
