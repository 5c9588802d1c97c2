import { axeViolations } from '@sewa/testing/axe';
import { render, screen } from '@testing-library/react';
import { type MouseEvent, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { isHeadingFor } from './followPointer.ts';
import { Menu, type MenuProps } from './Menu.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuLink } from './MenuLink.tsx';
import { Submenu } from './Submenu.tsx';

const onCopy = vi.fn();
const onRemove = vi.fn();

function Pictures() {
  const [isChecked, setChecked] = useState(false);
  return (
    <MenuItem isChecked={isChecked} onClick={() => setChecked(!isChecked)}>
      Pictures
    </MenuItem>
  );
}

function Asking() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onClick={() => setAsking(true)}>Remove</MenuItem>
      </Menu>
      <Dialog isOpen={isAsking} onOpenChange={(change) => setAsking(change.isOpen)} title="Sure?" />
    </>
  );
}

function mount(props: Partial<MenuProps> = {}) {
  return (
    <main style={{ padding: '40px' }}>
      <Menu trigger={<Button>Actions</Button>} {...props}>
        <MenuItem onClick={onCopy}>Copy</MenuItem>
        <MenuLink href="#compare">Compare</MenuLink>
        <Submenu label="Share">
          <MenuItem>By mail</MenuItem>
          <Submenu label="By message">
            <MenuItem>Now</MenuItem>
          </Submenu>
        </Submenu>
        <MenuItem isDisabled onClick={onRemove}>
          Remove
        </MenuItem>
        <Divider />
        <MenuGroup label="Show">
          <Pictures />
        </MenuGroup>
      </Menu>
      <Button>After</Button>
    </main>
  );
}

function Held() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(!isOpen)}>Elsewhere</Button>
      {mount({ isOpen, onOpenChange: (change) => setOpen(change.isOpen) })}
    </>
  );
}

const trigger = () => screen.getByRole('button', { name: 'Actions' });
const root = () => screen.getAllByRole('menu', { hidden: true })[0] as HTMLElement;
const isOpen = () => root().matches(':popover-open');
const item = (name: string) => screen.getByRole('menuitem', { name, hidden: true });
const focused = () => document.activeElement?.textContent;
const submenu = (name: string) => item(name).nextElementSibling as HTMLElement;
const press = (keys: string) => userEvent.keyboard(keys);

async function openByKey(key = '{Enter}', props: Partial<MenuProps> = {}): Promise<HTMLElement> {
  onCopy.mockClear();
  onRemove.mockClear();
  const { container } = render(mount(props));
  trigger().focus();
  await press(key);
  await vi.waitFor(() => expect(root().contains(document.activeElement)).toBe(true));
  return container;
}

describe('the button', () => {
  test.each(['{Enter}', ' ', '{ArrowDown}'])('%s opens the menu at its first item', async (key) => {
    await openByKey(key);
    expect([isOpen(), focused()]).toEqual([true, 'Copy']);
  });

  test('Arrow Up opens the menu at its last item', async () => {
    await openByKey('{ArrowUp}');
    expect([isOpen(), focused()]).toEqual([true, 'Pictures']);
  });

  test('a press opens it and another closes it', async () => {
    render(mount());
    await userEvent.click(trigger());
    await vi.waitFor(() => expect(document.activeElement).toBe(root()));
    await userEvent.click(trigger());
    expect(isOpen()).toBe(false);
  });

  test('a press of the mouse rings no item, and the arrows go on from there', async () => {
    render(mount());
    await userEvent.click(trigger());
    await vi.waitFor(() => expect(document.activeElement).toBe(root()));
    expect(root().querySelector(':focus-visible')).toBeNull();
    expect(trigger().matches(':focus-visible')).toBe(false);
    expect(getComputedStyle(root()).outlineStyle).toBe('none');
    await press('{ArrowDown}');
    expect(focused()).toBe('Copy');
    expect(item('Copy').matches(':focus-visible')).toBe(true);
  });

  test('a press that is held opens it, and let go above an item chooses that', async () => {
    onCopy.mockClear();
    render(mount());
    await userEvent.dragAndDrop(trigger(), item('Copy'), { force: true });
    expect(onCopy).toHaveBeenCalledTimes(1);
    expect([isOpen(), document.activeElement]).toEqual([false, trigger()]);
  });

  test('let go without moving it chooses nothing, even if the menu covers its button', async () => {
    onCopy.mockClear();
    render(mount());
    const fire = (target: Element, type: string) =>
      target.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', button: 0, bubbles: true }));
    fire(trigger(), 'pointerdown');
    expect(isOpen()).toBe(true);
    fire(item('Copy'), 'pointerup');
    expect([isOpen(), onCopy.mock.calls.length]).toEqual([true, 0]);
  });

  test('let go outside it chooses nothing, nor does it later', async () => {
    onCopy.mockClear();
    render(mount());
    await userEvent.dragAndDrop(trigger(), screen.getByRole('button', { name: 'After' }), { force: true });
    expect(onCopy).not.toHaveBeenCalled();
    if (!isOpen()) await userEvent.click(trigger());
    await userEvent.click(item('Copy'));
    expect(onCopy).toHaveBeenCalledTimes(1);
  });

  test.each([
    { 'aria-disabled': true as const, onClick: (event: MouseEvent<Element>) => event.preventDefault() },
    { disabled: true },
  ])('of a button out of reach nothing opens', async (props) => {
    render(mount({ trigger: <Button {...props}>Actions</Button> }));
    await userEvent.click(trigger(), { force: true });
    expect(isOpen()).toBe(false);
  });

  test('what opens and closes it is told', async () => {
    const onOpenChange = vi.fn();
    render(mount({ onOpenChange }));
    const told = () => onOpenChange.mock.calls.map(([change]) => [change.isOpen, change.reason]).at(-1);
    const untilTold = (...change: [boolean, string]) => vi.waitFor(() => expect(told()).toEqual(change));
    await userEvent.click(trigger());
    await untilTold(true, 'trigger');
    await userEvent.click(item('Copy'));
    await untilTold(false, 'item');
    await press('{ArrowDown}');
    await untilTold(true, 'trigger');
    await userEvent.tab();
    await untilTold(false, 'focus');
    await userEvent.click(trigger());
    await untilTold(true, 'trigger');
    await userEvent.click(document.documentElement, { position: { x: 900, y: 700 } });
    await untilTold(false, 'outside');
  });

  test('it says that it opens a menu, whether that is open, and names it', async () => {
    const onOpenChange = vi.fn();
    await openByKey('{Enter}', { onOpenChange });
    expect(trigger().getAttribute('aria-haspopup')).toBe('menu');
    await vi.waitFor(() => expect(trigger().getAttribute('aria-expanded')).toBe('true'));
    expect(screen.getByRole('menu', { name: 'Actions' })).toBe(root());
    await press('{Escape}');
    await vi.waitFor(() => expect(trigger().getAttribute('aria-expanded')).toBe('false'));
    expect(onOpenChange.mock.calls.map(([{ isOpen, reason }]) => [isOpen, reason])).toEqual([
      [true, 'trigger'],
      [false, 'escape'],
    ]);
  });
});

describe('held by its owner', () => {
  test('it opens and closes with isOpen, and asks for it', async () => {
    render(<Held />);
    await press('{Tab}{Enter}');
    await vi.waitFor(() => expect([isOpen(), focused()]).toEqual([true, 'Copy']));
    expect(trigger().getAttribute('aria-expanded')).toBe('true');
    await press('{Escape}');
    await vi.waitFor(() => expect(trigger().getAttribute('aria-expanded')).toBe('false'));
    await userEvent.click(trigger());
    await vi.waitFor(() => expect(trigger().getAttribute('aria-expanded')).toBe('true'));
    screen.getByRole('button', { name: 'Elsewhere' }).click();
    await vi.waitFor(() => expect(isOpen()).toBe(false));
  });

  test('refused it goes back to what its owner says', async () => {
    const onOpenChange = vi.fn();
    const { rerender } = render(mount({ isOpen: false, onOpenChange }));
    const untilTold = (isNowOpen: boolean) =>
      vi.waitFor(() => {
        expect(onOpenChange).toHaveBeenLastCalledWith(expect.objectContaining({ isOpen: isNowOpen }));
        expect(isOpen()).toBe(!isNowOpen);
      });
    await press('{Tab}{Enter}');
    await untilTold(true);
    rerender(mount({ isOpen: true, onOpenChange }));
    await vi.waitFor(() => expect(trigger().getAttribute('aria-expanded')).toBe('true'));
    await press('{Escape}');
    await untilTold(false);
    await press('{Escape}{Escape}');
    await untilTold(false);
  });
});

describe('moving by keys', () => {
  test('arrows go from item to item and round the ends, also to those out of reach', async () => {
    await openByKey();
    const seen: (string | null | undefined)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await press('{ArrowDown}');
      seen.push(focused());
    }
    expect(seen).toEqual(['Compare', 'Share', 'Remove', 'Pictures', 'Copy']);
    await press('{ArrowUp}');
    expect(focused()).toBe('Pictures');
  });

  test('Home and End go to the ends', async () => {
    await openByKey();
    await press('{End}');
    expect(focused()).toBe('Pictures');
    await press('{Home}');
    expect(focused()).toBe('Copy');
  });

  test('letters go to the next item that begins with them', async () => {
    await openByKey();
    await press('s');
    expect(focused()).toBe('Share');
  });

  test('one letter again and again goes round the items that begin with it', async () => {
    await openByKey('{ArrowUp}');
    await press('c');
    expect(focused()).toBe('Copy');
    await press('c');
    expect(focused()).toBe('Compare');
    await press('c');
    expect(focused()).toBe('Copy');
  });

  test('letters typed quickly are one word', async () => {
    await openByKey('{ArrowUp}');
    await press('com');
    expect(focused()).toBe('Compare');
  });
});

describe('choosing', () => {
  test.each(['{Enter}', ' '])('%s does what the item says, closes and returns the focus', async (key) => {
    await openByKey();
    await press(key);
    expect(onCopy).toHaveBeenCalledTimes(1);
    expect([isOpen(), document.activeElement]).toEqual([false, trigger()]);
  });

  test('a press on an item does the same', async () => {
    await openByKey();
    await userEvent.click(item('Copy'));
    expect(onCopy).toHaveBeenCalledTimes(1);
    expect([isOpen(), document.activeElement]).toEqual([false, trigger()]);
  });

  test('an item out of reach takes no press and keeps the menu open', async () => {
    await openByKey();
    await press('r{Enter}');
    await userEvent.click(item('Remove'), { force: true });
    expect([onRemove.mock.calls.length, isOpen()]).toEqual([0, true]);
    expect(item('Remove').getAttribute('aria-disabled')).toBe('true');
  });

  test('what is on or off turns over and keeps the menu open', async () => {
    await openByKey('{ArrowUp}');
    await press(' ');
    expect(screen.getByRole('menuitemcheckbox', { name: 'Pictures', checked: true })).toBeTruthy();
    expect(isOpen()).toBe(true);
  });

  test('a link is followed and closes the menu', async () => {
    await openByKey();
    await press('{ArrowDown}');
    const onFollow = vi.fn((event: Event) => event.preventDefault());
    item('Compare').addEventListener('click', onFollow);
    await press('{Enter}');
    expect([onFollow.mock.calls.length, isOpen()]).toEqual([1, false]);
  });

  test('a dialog that an item opens gives the focus back to the button when it closes', async () => {
    render(<Asking />);
    trigger().focus();
    await press('{ArrowDown}{Enter}');
    expect(screen.getByRole('dialog', { name: 'Sure?' }).matches(':modal')).toBe(true);
    await press('{Escape}');
    expect(document.activeElement).toBe(trigger());
  });
});

describe('closing', () => {
  test('Escape closes it and returns the focus', async () => {
    await openByKey();
    await press('{Escape}');
    expect([isOpen(), document.activeElement]).toEqual([false, trigger()]);
  });

  test('Tab closes it and goes on behind the button', async () => {
    await openByKey();
    await userEvent.tab();
    expect([isOpen(), focused()]).toEqual([false, 'After']);
  });

  test('a press outside closes it', async () => {
    await openByKey();
    await userEvent.click(document.documentElement, { position: { x: 900, y: 700 } });
    expect(isOpen()).toBe(false);
  });

  test('inside a dialog Escape closes the menu alone', async () => {
    const onOpenChange = vi.fn();
    render(
      <Dialog isOpen onOpenChange={onOpenChange} title="Edit">
        {mount()}
      </Dialog>,
    );
    trigger().focus();
    await press('{ArrowDown}{Escape}');
    expect([isOpen(), onOpenChange.mock.calls.length]).toEqual([false, 0]);
  });
});

describe('sub-menus by keys', () => {
  test.each(['{ArrowRight}', '{Enter}', ' '])('%s opens it at its first item', async (key) => {
    await openByKey();
    await press('{ArrowDown}{ArrowDown}');
    await press(key);
    expect([submenu('Share').hidden, focused()]).toEqual([false, 'By mail']);
    expect(item('Share').getAttribute('aria-expanded')).toBe('true');
  });

  test.each(['{ArrowLeft}', '{Escape}'])('%s leaves it and only it', async (key) => {
    await openByKey();
    await press(`s{ArrowRight}${key}`);
    expect([submenu('Share').hidden, focused(), isOpen()]).toEqual([true, 'Share', true]);
    expect(item('Share').getAttribute('aria-expanded')).toBe('false');
  });

  test('one may stand in another', async () => {
    await openByKey();
    await press('s{ArrowRight}{ArrowDown}{ArrowRight}');
    expect(focused()).toBe('Now');
    await press('{Escape}{Escape}');
    expect([focused(), isOpen()]).toEqual(['Share', true]);
  });

  test('choosing in it closes all and returns the focus to the button', async () => {
    await openByKey();
    await press('s{ArrowRight}{Enter}');
    expect([isOpen(), document.activeElement]).toEqual([false, trigger()]);
    await vi.waitFor(() => expect(submenu('Share').hidden).toBe(true));
  });

  test('Tab closes all of it', async () => {
    await openByKey();
    await press('s{ArrowRight}');
    await userEvent.tab();
    expect([isOpen(), focused()]).toEqual([false, 'After']);
  });

  test('from right to left the arrows change places', async () => {
    document.documentElement.dir = 'rtl';
    await openByKey();
    await press('s{ArrowLeft}');
    expect(focused()).toBe('By mail');
    await press('{ArrowRight}');
    expect(focused()).toBe('Share');
    document.documentElement.removeAttribute('dir');
  });
});

describe('sub-menus by mouse', () => {
  test('resting on an item opens what is behind it, moving to another closes it', async () => {
    await openByKey();
    await userEvent.hover(item('Share'));
    expect(focused()).toBe('Share');
    await vi.waitFor(() => expect(submenu('Share').hidden).toBe(false));
    await userEvent.hover(item('Copy'));
    await vi.waitFor(() => expect([focused(), submenu('Share').hidden]).toEqual(['Copy', true]));
  });

  test('it stands beside its item, or on the other side where there is no room', async () => {
    const besides = async (place: object) => {
      const { unmount } = render(<div style={{ position: 'fixed', top: '100px', ...place }}>{mount()}</div>);
      trigger().focus();
      await press('{ArrowDown}s{ArrowRight}');
      const [own, sheet] = [item('Share'), submenu('Share')].map((each) => each.getBoundingClientRect());
      unmount();
      if (!own || !sheet) throw new Error('Nothing was drawn.');
      return [sheet.left >= own.right, sheet.right <= own.left, Math.abs(sheet.top - own.top) < 10];
    };
    expect(await besides({ left: '0' })).toEqual([true, false, true]);
    expect(await besides({ right: '0' })).toEqual([false, true, true]);
  });

  test('items crossed on the way to it leave it open', () => {
    const box = new DOMRect(300, 100, 200, 300);
    expect(isHeadingFor(box, { x: 200, y: 120 }, { x: 220, y: 160 })).toBe(true);
    expect(isHeadingFor(box, { x: 200, y: 120 }, { x: 202, y: 180 })).toBe(false);
    expect(isHeadingFor(box, { x: 200, y: 120 }, { x: 180, y: 130 })).toBe(false);
    expect(isHeadingFor(box, { x: 600, y: 120 }, { x: 580, y: 160 })).toBe(true);
    expect(isHeadingFor(box, { x: 200, y: 120 }, { x: 200, y: 120 })).toBe(false);
  });
});

describe('in a narrow window', () => {
  test('a sub-menu opens in place, below its item, and a second press closes it', async () => {
    await page.viewport(360, 640);
    await openByKey();
    await userEvent.click(item('Share'));
    await vi.waitFor(() => expect(submenu('Share').hidden).toBe(false));
    const own = item('Share').getBoundingClientRect();
    const sheet = submenu('Share').getBoundingClientRect();
    expect(sheet.top).toBeGreaterThanOrEqual(own.bottom);
    expect(root().scrollWidth).toBeLessThanOrEqual(root().clientWidth);
    await userEvent.click(item('Share'));
    expect([submenu('Share').hidden, isOpen()]).toEqual([true, true]);
    await page.viewport(1024, 768);
  });
});

test('before script a press opens it and its links can be followed', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(mount());
  trigger().click();
  expect(isOpen()).toBe(true);
  expect(item('Compare').getAttribute('href')).toBe('#compare');
  container.remove();
});

test('drawn again it keeps an open sub-menu open', async () => {
  const { rerender } = render(mount());
  trigger().focus();
  await press('{ArrowDown}s{ArrowRight}');
  rerender(mount({ align: 'end' }));
  expect([submenu('Share').hidden, focused()]).toEqual([false, 'By mail']);
});

test('the button keeps what its own keys do', async () => {
  const onKeyDown = vi.fn();
  await openByKey('{ArrowDown}', { trigger: <Button onKeyDown={onKeyDown}>Actions</Button> });
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

test('axe finds no fault in it while it and a sub-menu are open', async () => {
  const container = await openByKey();
  await press('s{ArrowRight}');
  expect(await axeViolations(container)).toEqual([]);
});

test('a press on what is not an item does nothing', async () => {
  await openByKey();
  await userEvent.click(screen.getByText('Show'));
  expect(isOpen()).toBe(true);
});
