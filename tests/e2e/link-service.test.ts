import { chooseLinks, findLinkScript } from '../support/deepLinks.ts';
import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { atNewSecret } from '../support/newSecret.ts';
import { expect, test } from '../support/test.ts';

test.use({ hasChosenCookies: false, expectedProblems: atNewSecret });

test('nobody else is offered the app, and no page without need loads the link service', async ({
  page,
  context,
  baseURL,
  requests,
}) => {
  await chooseLinks(context, baseURL ?? '', true);
  for (const path of ['/', '/discover', '/signup', '/login']) await openWithScript(page, path);
  await beginSession(page, people.welcomed);
  await openWithScript(page, '/user/welcome');
  await expect(page).toHaveURL('/user/welcome');
  await expect(page.getByRole('link', { name: 'Get the app' })).toHaveCount(0);
  expect(requests.filter((url) => url.includes(findLinkScript()) || !url.startsWith(baseURL ?? ''))).toEqual(
    [],
  );
});
