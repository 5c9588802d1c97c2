import { axeViolations } from '@sewa/testing/axe';
import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { components, type PassedOn } from '../test/components.tsx';
import { DialogProvider, HtmlDialog, ToastProvider } from './index.ts';

describe.each(components)('$name', ({ tag, mount }) => {
  test('gives its ref the native element', () => {
    const ref = createRef<never>();
    render(mount({ ref }));
    expect((ref.current as Element | null)?.localName).toBe(tag);
  });

  test('passes native props on to that element', () => {
    const { container } = render(mount({ 'data-probe': 'here' }));
    const [probed, ...others] = container.querySelectorAll('[data-probe="here"]');
    expect(probed?.localName).toBe(tag);
    expect(others).toEqual([]);
  });

  test('keeps its look when a caller without types hands it a class or a style', () => {
    const classNames = (html: string) => html.match(/class="[^"]*"/g);
    const closed: PassedOn & { className: string } = { className: 'mine' };
    expect(classNames(renderToString(mount(closed)))).toEqual(classNames(renderToString(mount({}))));
  });

  test('is drawn on the server without a style attribute or an inline handler', () => {
    const html = renderToString(mount({}));
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/\son\w+=/);
    expect(html).toContain(`<${tag}`);
  });

  test('stays within a window of 320 px, which is 1280 px at 400 % zoom', async () => {
    await page.viewport(320, 640);
    render(<main>{mount({})}</main>);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1024, 768);
  });

  test('has no fault that axe can find, in either theme', async () => {
    const { container } = render(<main>{mount({})}</main>);
    expect(await axeViolations(container)).toEqual([]);
  });
});

test('an open dialog, a question and the toaster are drawn on the server without a style attribute', () => {
  const html = renderToString(
    <ToastProvider>
      <DialogProvider>
        <HtmlDialog isOpen onOpenChange={() => undefined} html="<b>Hello</b>" />
      </DialogProvider>
    </ToastProvider>,
  );
  expect(html).not.toMatch(/\sstyle=/);
  expect(html).toContain('<dialog');
});

test('a dialog that is open in the HTML of the server opens when the browser takes over', () => {
  const page = <HtmlDialog isOpen onOpenChange={() => undefined} html="<b>Hello</b>" title="Rules" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  render(page, { container: document.body.appendChild(container), hydrate: true });
  expect(screen.getByRole('dialog', { name: 'Rules' }).matches(':modal')).toBe(true);
  expect(screen.getByText('Hello').localName).toBe('b');
});
