import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonLooks } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Share', children: <Icon name="share-2" /> },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

/** The looks of a button. */
export const Looks: Story = {
  render: (args) => (
    <Inline gap="m">
      {buttonLooks.map((look) => (
        <IconButton {...args} key={look} look={look} />
      ))}
    </Inline>
  ),
};

/** 36 px with a small drawing; 44 px where it is touched. */
export const Small: Story = {
  args: { size: 's', look: 'secondary', children: <Icon name="share-2" size="s" /> },
};

/** While it works, and out of reach. */
export const BusyAndDisabled: Story = {
  render: (args) => (
    <Inline gap="m">
      <IconButton {...args} look="primary" isBusy />
      <IconButton {...args} look="secondary" disabled />
    </Inline>
  ),
};
