import { modifiers, vars } from '@sewa/tokens';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { Button, Card, Checkbox, Select, Stack, TextArea, TextField } from './index.ts';

interface Emulation {
  send: (method: string, parameters: object) => Promise<unknown>;
}

async function prefer(name: string, value: string): Promise<void> {
  const session = cdp() as unknown as Emulation;
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'prefers-color-scheme', value: 'light' },
      ...(value === '' ? [] : [{ name, value }]),
    ],
  });
}

afterEach(async () => {
  for (const name of Object.keys(modifiers)) delete document.documentElement.dataset[name];
  await prefer('', '');
});

function colorOf(variable: string): string {
  const { unmount } = render(<i data-testid="paint" style={{ color: variable }} />);
  const { color } = getComputedStyle(screen.getByTestId('paint'));
  unmount();
  return color;
}

function sizes(density: string) {
  render(
    <div data-density={density} data-testid="part">
      <Card padding="m" data-testid="card">
        <Stack gap="l" data-testid="stack">
          <Button>Ask</Button>
          <Button size="s">Keep</Button>
          <TextField label="Name" name="name" />
          <Select label="Term" name="term" options={[{ value: '12', label: '12 months' }]} />
          <Checkbox label="Tell me" name="tell" />
        </Stack>
      </Card>
    </div>,
  );
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  return {
    button: heightOf(screen.getByRole('button', { name: 'Ask' })),
    small: heightOf(screen.getByRole('button', { name: 'Keep' })),
    field: heightOf(screen.getByRole('textbox', { name: 'Name' })),
    select: heightOf(screen.getByRole('combobox', { name: 'Term' })),
    checkbox: heightOf(screen.getByText('Tell me').closest('label') as Element),
    gap: getComputedStyle(screen.getByTestId('stack')).rowGap,
    padding: getComputedStyle(screen.getByTestId('card')).paddingTop,
  };
}

test('comfortable density has targets of 44 px', () => {
  expect(sizes('comfortable')).toEqual({
    button: 44,
    small: 36,
    field: 44,
    select: 44,
    checkbox: 44,
    gap: '16px',
    padding: '16px',
  });
});

test('compact density lowers controls, gaps and the padding of cards', () => {
  expect(sizes('compact')).toEqual({
    button: 36,
    small: 28,
    field: 36,
    select: 36,
    checkbox: 36,
    gap: '12px',
    padding: '12px',
  });
});

test('lines of a compact text area keep their room', () => {
  render(
    <div data-density="compact">
      <TextArea label="Note" name="note" rows={3} />
    </div>,
  );
  expect(screen.getByRole('textbox', { name: 'Note' }).getBoundingClientRect().height).toBe(3 * 24 + 12 + 2);
});

test('more contrast follows the system unless the page says normal', async () => {
  const normal = colorOf(vars.color.text.muted);
  await prefer('prefers-contrast', 'more');
  const more = colorOf(vars.color.text.muted);
  document.documentElement.dataset.contrast = 'normal';
  const forced = colorOf(vars.color.text.muted);
  expect([more === normal, forced === normal]).toEqual([false, true]);
});

test('more contrast can be asked for by the page in either theme', () => {
  const seen = modifiers.theme.flatMap((theme) =>
    modifiers.contrast.map((contrast) => {
      Object.assign(document.documentElement.dataset, { theme, contrast });
      return colorOf(vars.color.text.accent);
    }),
  );
  expect(new Set(seen).size).toBe(4);
});

test('a part keeps the contrast around it and takes a theme of its own, however deep', () => {
  document.documentElement.dataset.contrast = 'more';
  document.documentElement.dataset.theme = 'dark';
  const dark = colorOf(vars.color.text.accent);
  document.documentElement.dataset.theme = 'light';
  render(
    <div data-mode="business">
      <div data-theme="dark" data-testid="part" style={{ color: vars.color.text.accent }} />
    </div>,
  );
  expect(getComputedStyle(screen.getByTestId('part')).color).toBe(dark);
});

test('business mode draws tighter corners, smaller headings and a calmer page', () => {
  const read = (mode: string) => {
    document.documentElement.dataset.mode = mode;
    const { unmount } = render(
      <div
        data-testid="mode"
        style={{
          borderRadius: vars.radius.l,
          fontSize: vars.fontSize.display,
          gap: vars.space.huge,
          background: vars.color.bg.page,
        }}
      />,
    );
    const { borderRadius, fontSize, rowGap, backgroundColor } = getComputedStyle(screen.getByTestId('mode'));
    unmount();
    return { radius: borderRadius, size: Number.parseFloat(fontSize), gap: rowGap, page: backgroundColor };
  };
  const [consumer, business] = [read('consumer'), read('business')];
  expect([consumer.radius, business.radius]).toEqual(['16px', '8px']);
  expect([consumer.gap, business.gap]).toEqual(['64px', '48px']);
  expect(business.size).toBeLessThan(consumer.size);
  expect(business.page).not.toBe(consumer.page);
});
