import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = { title: 'Feedback/ErrorState', component: ErrorState };
export default meta;
type Story = StoryObj<typeof ErrorState>;

/** With what was kept and two ways on. */
export const Full: Story = {
  args: {
    title: 'Your favourites could not be read',
    children: 'There is no connection. Nothing is lost; they are kept with your account.',
    onRetry: () => undefined,
    actions: (
      <Link href="#search" variant="primary">
        Search homes
      </Link>
    ),
  },
};

/** While the next try runs. */
export const Retrying: Story = { args: { onRetry: () => undefined, isRetrying: true } };

/** The default title alone. */
export const TitleOnly: Story = {};
