import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const meta: Meta<typeof Inline> = {
  title: 'Components/Inline',
  component: Inline,
  parameters: {
    use: 'Buttons, badges or links in a line that may wrap.',
    avoid: 'Things below each other: use Stack. For columns of one width, use Grid.',
  },
};
export default meta;
type Story = StoryObj<typeof Inline>;

const districts = ['Tiong Bahru', 'Queenstown', 'Bukit Timah', 'Katong', 'Clementi', 'Serangoon', 'Tampines'];

/** Try each option in the controls. */
export const Playground: Story = {
  args: { gap: 's', children: districts.map((district) => <Badge key={district}>{district}</Badge>) },
};

/** As many as fit stand in a line, the others below. */
export const Wrapping: Story = {
  render: () => (
    <Inline as="ul">
      {districts.map((district) => (
        <li key={district}>
          <Badge>{district}</Badge>
        </li>
      ))}
    </Inline>
  ),
};

/** At the start, in the middle, at the end, apart. */
export const Placed: Story = {
  render: () => (
    <Stack gap="m">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify} gap="m">
          <Button variant="secondary">Back</Button>
          <Button>{justify}</Button>
        </Inline>
      ))}
    </Stack>
  ),
};
