import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, headingSizes } from './Heading.tsx';

const meta: Meta<typeof Heading> = {
  title: 'Components/Heading',
  component: Heading,
  parameters: {
    use: 'To name each part of a page; levels follow each other without gaps.',
    avoid: 'To make words large: use Text with a size.',
  },
};
export default meta;

/** Try each option in the controls. */
export const Playground: StoryObj<typeof Heading> = {
  args: { level: 2, size: 'l', children: 'A home in Joo Chiat' },
};

/** The five sizes, whatever the level. */
export const Sizes: StoryObj<typeof Heading> = {
  render: () => (
    <Stack gap="l">
      {headingSizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          A home in Joo Chiat
        </Heading>
      ))}
    </Stack>
  ),
};
