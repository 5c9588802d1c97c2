import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Button, buttonVariants } from './Button.tsx';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    use: 'To start something: save, send, book. One primary button a view; the others are secondary or quiet.',
    avoid: 'To go to another page: use Link. To turn something on or off, use Switch or ToggleButton.',
  },
  args: { children: 'Book a viewing' },
};
export default meta;
type Story = StoryObj<typeof Button>;

/** Try each option in the controls. */
export const Playground: Story = {
  args: { variant: 'primary', size: 'm', isBusy: false, disabled: false },
};

/** The four looks. */
export const Variants: Story = {
  render: () => (
    <Stack direction="row" gap="m" isWrapping>
      {buttonVariants.map((variant) => (
        <Button key={variant} variant={variant}>
          {variant}
        </Button>
      ))}
    </Stack>
  ),
};

/** Small buttons are 36 px high, 44 px where they are touched. */
export const Small: Story = { args: { size: 's', variant: 'secondary' } };

/** With drawings before the words. */
export const WithIcon: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <Icon name="heart" />
        Save
      </>
    ),
  },
};

/** A drawing alone needs a name. */
export const IconOnly: Story = {
  args: { variant: 'quiet', 'aria-label': 'Share', children: <Icon name="share-2" /> },
};

/** While the action runs the button keeps its width and takes no press. */
export const Busy: Story = { args: { isBusy: true } };

/** Out of reach. */
export const Disabled: Story = { args: { disabled: true } };
