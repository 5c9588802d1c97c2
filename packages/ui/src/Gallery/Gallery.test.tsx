import type { ListingDetail } from '@sewa/api/client';
import { render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Gallery } from './Gallery.tsx';

const kinds = ['facade', 'living', 'bedroom', 'floor-plan'] as const;

const pictures: ListingDetail['pictures'] = kinds.map((kind) => ({
  src: `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>${kind}</title></svg>`,
  alt: `The ${kind}`,
  width: 400,
  height: 300,
  kind,
}));

const getRow = () => screen.getByRole('list', { name: '4 pictures, arrow keys move' });
const getButton = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const readCount = () =>
  screen.getByRole('region', { name: 'Pictures' }).querySelector('[aria-live]')?.textContent;

/** The index of the picture whose left edge stands at the left edge of the row. */
function readShown(): number {
  const left = getRow().getBoundingClientRect().left;
  const slides = [...getRow().children].map((slide) => Math.abs(slide.getBoundingClientRect().left - left));
  return slides.findIndex((distance) => distance < 1);
}

test('the keyboard reaches the row, and arrows, Home and End move through it without passing its ends', async () => {
  render(<Gallery pictures={pictures} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(getRow());
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
    await expect.poll(readShown, { message: key }).toBe(shown);
    await expect.poll(readCount, { message: key }).toBe(`Picture ${shown + 1} of/ 4`);
  }
});

test('other keys are left to the page', async () => {
  render(<Gallery pictures={pictures} />);
  getRow().focus();
  const isPrevented: boolean[] = [];
  const note = (event: KeyboardEvent) => isPrevented.push(event.defaultPrevented);
  window.addEventListener('keydown', note);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  window.removeEventListener('keydown', note);
  expect(isPrevented).toEqual([false, true]);
});

test('the buttons move by one and are off where there is nothing further', async () => {
  render(<Gallery pictures={pictures} />);
  expect(getButton('Previous picture').disabled).toBe(true);
  await userEvent.click(getButton('Next picture'));
  await expect.poll(readShown).toBe(1);
  expect(getButton('Previous picture').disabled).toBe(false);
  for (const shown of [2, 3]) {
    await userEvent.click(getButton('Next picture'));
    await expect.poll(readShown).toBe(shown);
  }
  await expect.poll(() => getButton('Next picture').disabled).toBe(true);
});

test('a small picture leads to its large one, and the one that is shown is marked', async () => {
  render(<Gallery pictures={pictures} />);
  const plan = screen.getByRole('link', { name: 'Floor plan' });
  expect(plan.getAttribute('aria-current')).toBeNull();
  await userEvent.click(plan);
  await expect.poll(readShown).toBe(3);
  await expect.poll(() => plan.getAttribute('aria-current')).toBe('true');
  expect(location.hash).toBe('');
});

test('scrolled by hand, the row says which picture stands in it', async () => {
  render(<Gallery pictures={pictures} />);
  getRow().scrollTo({ left: getRow().clientWidth * 2, behavior: 'instant' });
  await expect.poll(readCount).toBe('Picture 3 of/ 4');
});

test('the large pictures are described, the small ones are named by their links alone', async () => {
  render(<Gallery pictures={pictures} />);
  const described = within(getRow()).getAllByRole('img');
  expect(described.map((picture) => picture.getAttribute('alt'))).toEqual(kinds.map((kind) => `The ${kind}`));
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Outside', 'Living room', 'Bedroom', 'Floor plan']);
  expect((await axe.run(screen.getByRole('region', { name: 'Pictures' }))).violations).toEqual([]);
});
