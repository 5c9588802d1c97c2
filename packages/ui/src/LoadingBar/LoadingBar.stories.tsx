import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LoadingBar } from './LoadingBar.tsx';

const meta: Meta<typeof LoadingBar> = {
  title: 'Components/Loading bar',
  component: LoadingBar,
  parameters: {
    use: 'While the next page loads.',
    avoid: 'Part of a page: use Skeleton. For a button, use its busy state.',
  },
};
export default meta;

/** Started and stopped by hand. */
export const Toggled: StoryObj<typeof LoadingBar> = {
  args: { isActive: false },
  render: function Render(args) {
    const [isActive, setActive] = useState(args.isActive);
    return (
      <>
        <LoadingBar {...args} isActive={isActive} />
        <Button onClick={() => setActive(!isActive)}>{isActive ? 'Stop' : 'Start'} loading</Button>
      </>
    );
  },
};

/** While a page loads. */
export const Active: StoryObj<typeof LoadingBar> = { args: { isActive: true, throttle: 0 } };
