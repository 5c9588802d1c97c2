import type { ListingItem } from '@sewa/api/client';
import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nothingStated, sampleItem } from '../fixtures.ts';
import { sampleHomes } from '../testing/sampleHomes.ts';
import { ListingCard } from './ListingCard.tsx';

const listFacts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('a card is an article with one link, which leads to the home', () => {
  render(<ListingCard listing={sampleItem} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/discover/${sampleItem.id}/${sampleItem.slug}`,
  ]);
  expect(screen.getByRole('article').textContent).toContain('$2,800 a month');
  expect(listFacts()).toEqual(['Bedrooms 3', 'Bathrooms 2', 'Area 721 sqft']);
});

test('what kind of home it is lies over the picture, and a press there follows the link', () => {
  render(<ListingCard listing={sampleItem} />);
  const badge = screen.getByText('Entire Unit · HDB').getBoundingClientRect();
  const frame = (screen.getByRole('article').firstElementChild as Element).getBoundingClientRect();
  expect([badge.top > frame.top, badge.bottom < frame.bottom]).toEqual([true, true]);
  const under = document.elementFromPoint(badge.left + badge.width / 2, badge.top + badge.height / 2);
  expect(under?.closest('a')?.getAttribute('href')).toContain(sampleItem.id);
});

test('what nobody stated says so', () => {
  render(<ListingCard listing={{ ...sampleItem, ...nothingStated }} />);
  expect(listFacts()).toEqual(['Bedrooms Not stated', 'Bathrooms Not stated', 'Area Not set']);
  expect(screen.getByText('No photos').tagName).toBe('SPAN');
});

test('a home without a bedroom of its own is a studio', () => {
  render(<ListingCard listing={{ ...sampleItem, numberOfBedrooms: 0 }} />);
  expect(listFacts()[0]).toBe('Bedrooms Studio');
});

test('a rent that fell is said in words beside the old one', () => {
  render(<ListingCard listing={{ ...sampleItem, previousRent: 300_000 }} />);
  expect(screen.getByRole('article').textContent).toContain('Price drop$200 less than before. It was $3,000');
});

test('a home from open data says where it comes from', () => {
  render(<ListingCard listing={{ ...sampleItem, provenance: { kind: 'open-data', month: '2021-01' } }} />);
  expect(screen.getByText('From open data, approved Jan 2021').tagName).toBe('P');
});

test('says when one can move in, who lists it and since when', () => {
  const listedBy = { kind: 'agent', registrationNumber: 'R012345A' } as const;
  render(<ListingCard listing={{ ...sampleItem, availableFrom: '2020-01-01', listedBy }} />);
  for (const part of ['Move in now', 'Agent R012345A', /^Listed /]) screen.getByText(part);
});

test('a day of moving in that is yet to come is named', () => {
  const listedBy = { kind: 'owner', registrationNumber: null } as const;
  render(<ListingCard listing={{ ...sampleItem, availableFrom: '2090-01-01', listedBy }} />);
  for (const part of ['From Jan 1, 2090', 'Owner']) screen.getByText(part);
});

const [flat] = sampleHomes;
const drawing = flat?.picture ?? null;
const several: ListingItem = {
  ...sampleItem,
  picture: drawing,
  morePictures: drawing && [
    { ...drawing, src: `${drawing.src}#1`, alt: 'A kitchen' },
    { ...drawing, src: `${drawing.src}#2`, alt: 'A bath' },
  ],
};

test('the next pictures are fetched when somebody asks for them, and told', async () => {
  const { container } = render(<ListingCard listing={several} />);
  expect(container.querySelectorAll('img')).toHaveLength(1);
  const next = screen.getByRole('button', { name: 'Next picture of 210 Ang Mo Kio Avenue 3' });
  await userEvent.click(next);
  await screen.findByText('Picture 2 of 3: A kitchen');
  await userEvent.click(next);
  await screen.findByText('Picture 3 of 3: A bath');
  expect(next.hasAttribute('disabled')).toBe(true);
  expect(container.querySelectorAll('img')).toHaveLength(3);
});

test('a press on a picture follows the link of the card, which stands once for who listens', async () => {
  const { container } = render(<ListingCard listing={several} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const href = screen.getByRole('link').getAttribute('href');
  expect(container.querySelector('img')?.closest('a')?.getAttribute('href')).toBe(href);
  expect((await axe.run(screen.getByRole('article'))).violations).toEqual([]);
});

test('outside the hearts of a page there is no heart, and axe finds nothing', async () => {
  render(<ListingCard listing={sampleItem} headingLevel={2} />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('210 Ang Mo Kio Avenue 3');
  expect((await axe.run(screen.getByRole('article'))).violations).toEqual([]);
});
