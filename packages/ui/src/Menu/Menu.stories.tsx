import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Divider } from '../Divider/Divider.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from './Menu.tsx';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuLink } from './MenuLink.tsx';
import { Submenu } from './Submenu.tsx';

const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  component: Menu,
  parameters: {
    use: 'Three or more actions that would crowd the page.',
    avoid: 'One or two actions: show the buttons. To choose a value, use Select.',
  },
  args: {
    trigger: (
      <Button variant="secondary">
        <Icon name="share-2" /> Share
      </Button>
    ),
    children: (
      <>
        <MenuItem icon={<Icon name="file-text" />}>Copy the address</MenuItem>
        <MenuLink icon={<Icon name="mail" />} href="mailto:">
          Send by email
        </MenuLink>
        <MenuItem icon={<Icon name="printer" />} isDisabled>
          Print
        </MenuItem>
        <Divider />
        <MenuItem icon={<Icon name="x" />} variant="danger">
          Remove
        </MenuItem>
      </>
    ),
  },
  play: async ({ canvasElement, parameters }) => {
    if (parameters.keys === undefined) return;
    canvasElement.querySelector('button')?.focus();
    await userEvent.keyboard(parameters.keys);
  },
};
export default meta;
type Story = StoryObj<typeof Menu>;

/** Closed, as it comes. */
export const Closed: Story = {};

/** Open at its first item: actions, a link, one out of reach, one that destroys. */
export const Opened: Story = { parameters: { keys: '{ArrowDown}' } };

/** What is on or off keeps the menu open. */
export const Choices: Story = {
  parameters: { keys: '{ArrowDown}' },
  args: {
    trigger: <Button variant="secondary">Columns</Button>,
    children: (
      <>
        <MenuGroup label="Show">
          <MenuItem isChecked>Rent</MenuItem>
          <MenuItem isChecked={false}>Area</MenuItem>
        </MenuGroup>
        <Divider />
        <MenuItem>Show all</MenuItem>
      </>
    ),
  },
};

/** What is behind an item stands beside it, in a narrow window below it. */
export const WithSubmenu: Story = {
  parameters: { keys: '{ArrowUp}{ArrowRight}' },
  args: {
    trigger: <Button variant="secondary">Actions</Button>,
    children: (
      <>
        <MenuItem icon={<Icon name="heart" />}>Save</MenuItem>
        <Submenu label="Share" icon={<Icon name="share-2" />}>
          <MenuItem>Copy the address</MenuItem>
          <MenuItem>Send by email</MenuItem>
        </Submenu>
      </>
    ),
  },
};
