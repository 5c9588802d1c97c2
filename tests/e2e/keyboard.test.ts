import { openWithScript } from '../support/hydration.ts';
import { beginSession, people } from '../support/logIn.ts';
import { findFirst, pathOf } from '../support/searchApi.ts';
import { expect, test } from '../support/test.ts';

test('the skip link moves the keyboard into the content, also with script', async ({ page, request }) => {
  for (const path of ['/', '/discover', pathOf(await findFirst(request))]) {
    await openWithScript(page, path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${path}#main`);
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  }
});

test('the header is walked through in reading order', async ({ page }) => {
  await openWithScript(page, '/discover');
  for (const name of ['Skip to content', 'Sewa', 'Find a home', 'How it works']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name }).and(page.locator(':focus'))).toBeVisible();
  }
});

test('every stop of the keyboard is seen', async ({ page, request }) => {
  for (const path of ['/', '/discover?propertyTypes=2', pathOf(await findFirst(request))]) {
    await openWithScript(page, path);
    const unseen: string[] = [];
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press('Tab');
      const issue = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
        const ring = [
          focused,
          ...focused.querySelectorAll('*'),
          focused.parentElement,
          focused.closest('label'),
        ]
          .filter((element) => element !== null)
          .some((element) =>
            ['', '::before', '::after'].some((part) => {
              const styles = getComputedStyle(element, part || null);
              return styles.outlineStyle !== 'none' && Number.parseFloat(styles.outlineWidth) > 0;
            }),
          );
        // The ring of a slider is that of its thumb, which has no style to ask for.
        if (focused.matches('input[type=range]')) return null;
        const isInView = focused.getBoundingClientRect().bottom > 0;
        return (ring || boxShadow !== 'none') && isInView
          ? null
          : `${focused.outerHTML.slice(0, 120)} ${outlineStyle} ${outlineWidth}`;
      });
      if (issue) unseen.push(issue);
    }
    expect(unseen, path).toEqual([]);
  }
});

test('the filters of a narrow screen are opened, used and closed by keyboard, and give the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await openWithScript(page, '/discover');
  const filters = page.getByRole('form', { name: 'Filters' });
  const button = page.getByRole('button', { name: 'Filters' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(filters).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(filters.locator(':focus')).toHaveCount(1);
  await filters.getByRole('checkbox', { name: /^HDB/ }).focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/discover?propertyTypes=0');
  await expect(filters.getByRole('checkbox', { name: /^HDB/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await expect(button).toBeFocused();
});

test('a card is a stop of the keyboard, so are its heart and its next picture; it opens with Enter and is found again on the way back', async ({
  page,
}) => {
  await openWithScript(page, '/discover');
  const links = page.getByRole('article').getByRole('link');
  await expect(links).toHaveCount(24);
  await links.nth(0).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('article').nth(0).getByRole('button', { name: /^Save/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(
    page
      .getByRole('article')
      .nth(1)
      .getByRole('button', { name: /^Next picture/ }),
  ).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Details', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(24);
});

test('the way leads past the header and through the menu to the first thing that waits; on a phone log-out is behind More', async ({
  page,
}) => {
  await beginSession(page, people.walker);
  await openWithScript(page, '/dashboard');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const menu = page.getByRole('navigation', { name: 'Your pages' });
  await menu.getByRole('link', { name: 'Home', exact: true }).focus();
  for (const name of [
    'Inbox',
    'Properties',
    'Contracts',
    'Offers',
    'Find a home',
    'My documents',
    'My profile',
  ]) {
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.setViewportSize({ width: 360, height: 780 });
  const more = page.getByRole('navigation', { name: 'More pages' });
  await menu.getByRole('button', { name: 'More' }).press('Enter');
  await expect(more.getByRole('link', { name: 'My profile' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await menu.getByRole('button', { name: 'More' }).click();
  await more.getByRole('link', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
});
