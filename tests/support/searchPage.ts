import type { Locator, Page } from '@playwright/test';

/** The form of the filters. */
export const filters = (page: Page): Locator => page.getByRole('form', { name: 'Filters' });

/** The box of the free text: a combo box with script, a search field without. */
export const text = (page: Page): Locator => page.locator('input[name="q"]');

/** One choice of one filter, by its words. */
export const choice = (page: Page, group: string, label: string): Locator =>
  filters(page)
    .getByRole('group', { name: group })
    .getByRole('checkbox', { name: new RegExp(`^${label.replace('+', '\\+')}( |$)`) });

/** The homes that are shown. */
export const cards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Homes' }).getByRole('article');

/** The link of each. */
export const cardLinks = (page: Page): Locator => cards(page).getByRole('heading').getByRole('link');

/** The line that says how many homes match. */
export const total = (page: Page): Locator => page.getByRole('main').getByRole('status').first();

/** A district on the map, in words for whoever does not see it. */
export const orchardDistrict = (page: Page): Locator =>
  page.getByRole('link', { name: /^District 9, Orchard, River Valley: (\d+) homes?$/ });
