import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DescriptionList } from './DescriptionList.tsx';
import { DescriptionListItem } from './DescriptionListItem.tsx';

const facts = (
  <>
    <DescriptionListItem name="Bedrooms">3</DescriptionListItem>
    <DescriptionListItem name="Area" isMissing id="area">
      Not set
    </DescriptionListItem>
  </>
);

const box = (element: Element) => element.getBoundingClientRect();

test('each name is a term and each value its definition', () => {
  render(<DescriptionList>{facts}</DescriptionList>);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Bedrooms', 'Area']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3', 'Not set']);
});

test('an item passes native props on, and a missing value is quieter', () => {
  const { container } = render(<DescriptionList>{facts}</DescriptionList>);
  expect(container.querySelector('#area')?.localName).toBe('div');
  const [known, missing] = screen.getAllByRole('definition').map((value) => getComputedStyle(value));
  expect([known?.fontWeight, missing?.fontWeight]).toEqual(['600', '400']);
  expect(missing?.color).not.toBe(known?.color);
});

test('rows put the value beside its name, and below it on a narrow screen', async () => {
  render(<DescriptionList layout="rows">{facts}</DescriptionList>);
  const [name] = screen.getAllByRole('term');
  const [value] = screen.getAllByRole('definition');
  if (!name || !value) throw new Error('no items');
  expect(box(value).left).toBeGreaterThan(box(name).right);
  await page.viewport(360, 640);
  expect(box(value).left).toBe(box(name).left);
  expect(box(value).top).toBeGreaterThanOrEqual(box(name).bottom);
  await page.viewport(1024, 768);
});
