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

  // Two tenants owe rent.
  const arrears = [1, 2].map((number) => ({
    serviceId: `service${number}`,
    payerName: `Tenant ${number}`,
    street: 'Bedok Road',
    cents: 100_000,
    dueOn: '2026-11-01',
  }));
  await page.route('**/api/dashboard', async (route) => {
    const answer = await (await route.fetch()).json();
    answer.data.payments = { ...answer.data.payments, arrears };
    await route.fulfill({ json: answer });
  });
  await watchShifts(page, '[aria-labelledby=waiting]');
  const waiting = page.getByRole('region', { name: 'To do' });
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openWithScript(page, '/');
    await expect(waiting.getByRole('link', { name: /^Tenant 1/ })).toBeAttached();
    expect(await getShifts(page), `${width}`).toEqual([]);
  }
  const all = waiting.getByRole('link', { name: /^All \d+ tasks$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  await all.click();
  await expect(page).toHaveURL('/dashboard');
  const tasks = page.getByRole('main').getByRole('list', { name: 'To do' });
  await expect(tasks.getByRole('listitem')).toHaveCount(count);
});
