import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { ToggleButton, toggleButtonSizes } from './ToggleButton.tsx';

const meta: Meta<typeof ToggleButton> = {
  title: 'Components/Toggle button',
  component: ToggleButton,
  parameters: {
    use: 'A filter that is on or off, among others like it.',
    avoid: 'A setting that is saved: use Switch.',
  },
  args: { children: 'With photos only' },
};
export default meta;
type Story = StoryObj<typeof ToggleButton>;

/** Off and on, in both sizes. */
export const States: Story = {
  render: (args) => (
    <Inline gap="m">
      {toggleButtonSizes.map((size) => (
        <ToggleButton {...args} key={`${size} off`} size={size} />
      ))}
      {toggleButtonSizes.map((size) => (
        <ToggleButton {...args} key={`${size} on`} size={size} defaultPressed />
      ))}
    </Inline>
  ),
};

/** With a drawing before the words. */
export const WithIcon: Story = {
  args: {
    defaultPressed: true,
    children: (
      <>
        <Icon name="train-front" />
        Near a station
      </>
    ),
  },
};

/** Out of reach, off and on. */
export const Disabled: Story = {
  render: (args) => (
    <Inline gap="m">
      <ToggleButton {...args} disabled />
      <ToggleButton {...args} disabled defaultPressed />
    </Inline>
  ),
};
