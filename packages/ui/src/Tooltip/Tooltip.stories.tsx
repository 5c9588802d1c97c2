import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

const inRoom: Decorator = (Story) => (
  <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '9rem' }}>
    <Story />
  </div>
);

const meta: Meta<typeof Tooltip> = {
  title: 'Components/Tooltip',
  component: Tooltip,
  parameters: {
    use: 'The name of a button without words, or one short explanation.',
    avoid: "Anything people must know: phones don't show it. Use a hint.",
  },
  args: {
    text: 'Share',
    children: (
      <IconButton label="Share" variant="secondary">
        <Icon name="share-2" />
      </IconButton>
    ),
  },
  decorators: [inRoom],
  play: async ({ canvasElement, parameters }) => {
    if (parameters.isOpened) canvasElement.querySelector<HTMLElement>('[popover]')?.showPopover();
  },
};
export default meta;
type Story = StoryObj<typeof Tooltip>;

/** Closed, as it comes. */
export const Closed: Story = {};

/** The name of a drawing for those who see it. */
export const Named: Story = { parameters: { isOpened: true } };

/** A sentence that explains a button. */
export const Sentence: Story = {
  parameters: { isOpened: true },
  args: {
    text: 'Monthly rent, excluding utilities and the deposit.',
    side: 'bottom',
    children: <Button variant="secondary">Rent</Button>,
  },
};
