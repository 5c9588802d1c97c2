import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Container } from './Container.tsx';

function renderIn(width: number, container: React.ReactElement): CSSStyleDeclaration & { box: DOMRect } {
  const { unmount } = render(<div style={{ inlineSize: `${width}px` }}>{container}</div>);
  const element = screen.getByTestId('it');
  const { maxInlineSize, paddingInline, paddingBlock, rowGap } = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  unmount();
  return { maxInlineSize, paddingInline, paddingBlock, rowGap, box } as CSSStyleDeclaration & {
    box: DOMRect;
  };
}

test('it stands in the middle and is no wider than it is told', async () => {
  await page.viewport(1600, 600);
  const { box } = renderIn(1500, <Container width="medium" data-testid="it" />);
  expect(box.width).toBe(1200);
  expect(renderIn(1500, <Container data-testid="it" />).box.width).toBe(1392);
  expect(renderIn(1500, <Container width="narrow" data-testid="it" />).box.width).toBe(672);
  const { left } = renderIn(1500, <Container width="medium" data-testid="it" />).box;
  expect(left - renderIn(1500, <Container width="wide" data-testid="it" />).box.left).toBe(96);
  await page.viewport(1024, 768);
});

test('on a narrow window it keeps its content off the edges', () => {
  const { box, paddingInline } = renderIn(320, <Container data-testid="it" />);
  expect([box.width, paddingInline]).toEqual([320, '16px']);
});

test('space around and between children is that of the scale', () => {
  expect(renderIn(500, <Container data-testid="it" />)).toMatchObject({
    paddingBlock: '24px',
    rowGap: '24px',
  });
  const tight = renderIn(500, <Container padding="none" gap="s" data-testid="it" />);
  expect(tight).toMatchObject({ paddingBlock: '0px', rowGap: '8px' });
});

test('it is the landmark it is told to be', () => {
  render(<Container as="main">Homes</Container>);
  expect(screen.getByRole('main').textContent).toBe('Homes');
});
