import type { Meta, StoryObj } from '@storybook/react-vite';
import { buttonVariants } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { IconButton } from './IconButton.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'Components/Icon button',
  component: IconButton,
  parameters: {
    use: "A well-known action where words don't fit, such as sharing or closing.",
    avoid: "An action people do rarely or that can't be undone: use Button with words.",
  },
  args: { label: 'Share', children: <Icon name="share-2" /> },
};
export default meta;
type Story = StoryObj<typeof IconButton>;

/** The looks of a button. */
export const Variants: Story = {
  render: (args) => (
    <Inline gap="m">
      {buttonVariants.map((variant) => (
        <IconButton {...args} key={variant} variant={variant} />
      ))}
    </Inline>
  ),
};

/** 36 px with a small drawing; 44 px where it is touched. */
export const Small: Story = {
  args: { size: 's', variant: 'secondary', children: <Icon name="share-2" size="s" /> },
};

/** While it works, and out of reach. */
export const BusyAndDisabled: Story = {
  render: (args) => (
    <Inline gap="m">
      <IconButton {...args} variant="primary" isBusy />
      <IconButton {...args} variant="secondary" disabled />
    </Inline>
  ),
};
