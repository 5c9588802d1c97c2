import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { LoadingBar } from './LoadingBar.tsx';

const meta: Meta<typeof LoadingBar> = { title: 'Feedback/LoadingBar', component: LoadingBar };
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
