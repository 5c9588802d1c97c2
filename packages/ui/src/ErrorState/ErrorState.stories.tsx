import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../Link/Link.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta: Meta<typeof ErrorState> = {
  title: 'Components/Error state',
  component: ErrorState,
  parameters: {
    use: "A part of a page that couldn't be loaded, with a way to try again.",
    avoid: 'Errors of a field or a form: use their error. For no results, use EmptyState.',
  },
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

/** With what was kept and two ways on. */
export const Full: Story = {
  args: {
    title: "We can't show your saved homes",
    children: "You're offline. Your saved homes are safe in your account.",
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
