import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { icons } from '../Icon/generated/icons.ts';
import { IconMask, iconMaskIcons } from './IconMask.tsx';

const show = (element: React.ReactElement) => render(element).container.firstElementChild as HTMLElement;

test.each(iconMaskIcons)('%s is the drawing of the icon of this name, in the colour of its text', (icon) => {
  const element = show(
    <span style={{ color: 'rgb(1, 2, 3)' }}>
      <IconMask icon={icon} />
    </span>,
  ).firstElementChild as HTMLElement;
  const { maskImage, backgroundColor } = getComputedStyle(element);
  expect(decodeURIComponent(maskImage)).toContain(`<path d="${icons[icon]}"/>`);
  expect(backgroundColor).toBe('rgb(1, 2, 3)');
});

test('it is as large as an icon of its size, and paper shows it', () => {
  const medium = show(<IconMask icon="bath" />);
  const small = show(<IconMask icon="bath" size="s" />);
  expect([medium.offsetWidth, medium.offsetHeight]).toEqual([20, 20]);
  expect([small.offsetWidth, small.offsetHeight]).toEqual([16, 16]);
  expect(getComputedStyle(small).printColorAdjust).toBe('exact');
});

test('where the reader forces colours it has that of text', () => {
  const sheets = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const base = show(<IconMask icon="bath" />)
    .className.split(' ')
    .at(-1);
  const forced = new RegExp(
    `forced-colors: active\\)\\s*\\{\\s*\\.${base}\\s*\\{[^}]*background[^}]*canvastext`,
    'i',
  );
  expect(sheets.map(({ cssText }) => cssText).join('\n')).toMatch(forced);
});
