import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading, headingSizes } from './Heading.tsx';

const meta: Meta<typeof Heading> = { title: 'Text/Heading', component: Heading };
export default meta;

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
