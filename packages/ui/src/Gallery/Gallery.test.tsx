import { axeViolations } from '@sewa/testing/axe';
import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Gallery } from './Gallery.tsx';
import type { GalleryPicture } from './GalleryPicture.ts';

const captions = ['Outside', 'Living room', 'Bedroom', 'Floor plan'];

const pictures: GalleryPicture[] = captions.map((caption) => ({
  src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>${caption}</title></svg>`,
  alt: `The ${caption}`,
  width: 400,
  height: 300,
  caption,
  isWhole: caption === 'Floor plan',
}));

const gallery = () => screen.getByRole('region', { name: 'Pictures' });
const large = () => screen.getByRole('dialog', { name: 'Pictures' });
const rowIn = (place: HTMLElement) =>
  within(place).getByRole('list', { name: '4 pictures, use the arrow keys' });
const buttonIn = (place: HTMLElement, name: string) =>
  within(place).getByRole<HTMLButtonElement>('button', { name });
const countIn = (place: HTMLElement) => place.querySelector('[aria-live]')?.textContent;

/** The index of the picture whose edge stands at the edge of the row. */
function shownIn(place: HTMLElement): number {
  const { left } = rowIn(place).getBoundingClientRect();
  const slides = [...rowIn(place).children];
  return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1);
}

async function openLarge(): Promise<HTMLElement> {
  await userEvent.click(buttonIn(gallery(), 'Full screen'));
  return large();
}

test('the keyboard reaches the row, and arrows, Home and End move through it without passing its ends', async () => {
  render(<Gallery pictures={pictures} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(rowIn(gallery()));
  for (const [key, shown] of [
    ['ArrowLeft', 0],
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['End', 3],
    ['ArrowRight', 3],
    ['Home', 0],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.poll(() => shownIn(gallery()), { message: key }).toBe(shown);
    await expect.poll(() => countIn(gallery()), { message: key }).toBe(`Picture ${shown + 1} of 4`);
  }
});

test('where text runs from right to left the arrow keys follow it', async () => {
  render(
    <div dir="rtl">
      <Gallery pictures={pictures} />
    </div>,
  );
  rowIn(gallery()).focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => countIn(gallery())).toBe('Picture 2 of 4');
  await expect.poll(() => shownIn(gallery())).toBe(1);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => shownIn(gallery())).toBe(0);
});

test('other keys are left to the page', async () => {
  render(<Gallery pictures={pictures} />);
  rowIn(gallery()).focus();
  const isPrevented: boolean[] = [];
  const note = (event: KeyboardEvent) => isPrevented.push(event.defaultPrevented);
  window.addEventListener('keydown', note);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  window.removeEventListener('keydown', note);
  expect(isPrevented).toEqual([false, true]);
});

test('the buttons move by one and are off where there is nothing further', async () => {
  render(<Gallery pictures={pictures} />);
  const next = buttonIn(gallery(), 'Next picture');
  expect(buttonIn(gallery(), 'Previous picture').disabled).toBe(true);
  for (const shown of [1, 2, 3]) {
    await userEvent.click(next);
    await expect.poll(() => shownIn(gallery())).toBe(shown);
  }
  expect(buttonIn(gallery(), 'Previous picture').disabled).toBe(false);
  await expect.poll(() => next.disabled).toBe(true);
});

test('a small picture leads to its large one, and the one that is shown is marked', async () => {
  render(<Gallery pictures={pictures} />);
  const plan = screen.getByRole('link', { name: 'Floor plan' });
  expect(plan.getAttribute('aria-current')).toBeNull();
  await userEvent.click(plan);
  await expect.poll(() => shownIn(gallery())).toBe(3);
  await expect.poll(() => plan.getAttribute('aria-current')).toBe('true');
  expect(location.hash).toBe('');
});

test('swiped, the row says which picture stands in it', async () => {
  render(<Gallery pictures={pictures} />);
  const row = rowIn(gallery());
  row.scrollTo({ left: row.clientWidth * 2, behavior: 'instant' });
  await expect.poll(() => countIn(gallery())).toBe('Picture 3 of 4');
});

test('the large pictures are described, the small ones are named by their links alone', async () => {
  render(<Gallery pictures={pictures} />);
  const described = within(rowIn(gallery())).getAllByRole('img');
  expect(described.map((picture) => picture.getAttribute('alt'))).toEqual(
    captions.map((caption) => `The ${caption}`),
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(captions);
});

test('full screen begins at the picture that was shown and fills the window with it', async () => {
  await page.viewport(640, 480);
  render(<Gallery pictures={pictures} />);
  await userEvent.click(screen.getByRole('link', { name: 'Bedroom' }));
  const dialog = await openLarge();
  expect(dialog.matches(':modal')).toBe(true);
  await expect.poll(() => shownIn(dialog)).toBe(2);
  const { width, height } = within(dialog).getByAltText('The Bedroom').getBoundingClientRect();
  expect([width, height]).toEqual([dialog.clientWidth, 480]);
  // All but the place of a scroll bar.
  expect(width).toBeGreaterThan(620);
  expect(await axeViolations(dialog)).toEqual([]);
  await page.viewport(1024, 768);
});

test('there the arrow keys move from wherever the focus is', async () => {
  render(<Gallery pictures={pictures} />);
  const dialog = await openLarge();
  expect(document.activeElement).toBe(buttonIn(dialog, 'Close'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => shownIn(dialog)).toBe(1);
  await userEvent.click(buttonIn(dialog, 'Next picture'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => countIn(dialog)).toBe('Picture 4 of 4');
});

test('its button and Escape close it, the focus goes back, and the gallery shows what was seen last', async () => {
  render(<Gallery pictures={pictures} />);
  const opener = buttonIn(gallery(), 'Full screen');
  const dialog = await openLarge();
  await userEvent.keyboard('{End}');
  await expect.poll(() => shownIn(dialog)).toBe(3);
  await userEvent.click(buttonIn(dialog, 'Close'));
  expect(document.activeElement).toBe(opener);
  await expect.poll(() => shownIn(gallery())).toBe(3);
  await openLarge();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test('a press on a picture and Enter in the row open it, too', async () => {
  render(<Gallery pictures={pictures} />);
  await userEvent.click(within(rowIn(gallery())).getByAltText('The Outside'));
  expect(large().matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  rowIn(gallery()).focus();
  await userEvent.keyboard('{Enter}');
  expect(large().matches(':modal')).toBe(true);
});

test('without script every small picture leads to its large one, and only the first is fetched at once', () => {
  const page = new DOMParser().parseFromString(
    renderToString(<Gallery id="home" pictures={pictures} />),
    'text/html',
  );
  const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links).toEqual(['#home-1', '#home-2', '#home-3', '#home-4']);
  for (const link of links) expect(page.querySelector(link)?.localName).toBe('li');
  expect(page.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
  expect(page.querySelector('dialog')?.childElementCount).toBe(0);
});
