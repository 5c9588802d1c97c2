import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta: Meta<typeof EmptyState> = {
  title: 'Components/Empty state',
  component: EmptyState,
  parameters: {
    use: 'A place that has nothing to show yet or nothing that matches. Say what to do next.',
    avoid: 'Something that failed to load: use ErrorState.',
  },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

/** With a drawing, a sentence and ways on. */
export const Full: Story = {
  args: {
    icon: 'search',
    title: 'No homes match these filters',
    children: 'Remove a filter or try a nearby district.',
    actions: (
      <>
        <Button variant="secondary">Clear filters</Button>
        <Link href="#all" variant="primary">
          All homes
        </Link>
      </>
    ),
  },
};

/** The title alone. */
export const TitleOnly: Story = { args: { title: 'Nothing here yet' } };
