import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { EyeAssist, type EyeAssistProps } from './EyeAssist.tsx';
import { listEyeAssistAttributes, standardEyeAssist } from './eyeAssistOptions.ts';

function Page({ value, ...rest }: EyeAssistProps) {
  const [chosen, choose] = useState(value);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const attributes = Object.entries(listEyeAssistAttributes(chosen));
    for (const [name, state] of attributes) if (state !== null) root.setAttribute(name, state);
    return () => {
      for (const [name, state] of attributes) if (state !== null) root.removeAttribute(name);
    };
  }, [chosen]);
  return (
    <div style={{ contain: 'layout', blockSize: '34rem' }}>
      <Stack gap="s">
        <Heading level={2}>Three bedrooms in Tampines</Heading>
        <Text>$3,450 a month, from Dec 1, 2026. 92 sqm, fifth floor, five minutes from the market.</Text>
      </Stack>
      <EyeAssist {...rest} value={chosen} onValueChange={(change) => choose(change.value)} />
    </div>
  );
}

const open: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Reading aids' }));

const meta: Meta<typeof EyeAssist> = {
  title: 'Patterns/Eye assist',
  component: EyeAssist,
  parameters: {
    use: 'Once on each page, for people who need larger or calmer text.',
    avoid: 'Instead of making the text readable for everyone.',
  },
  args: { value: standardEyeAssist, onValueChange: () => undefined },
  render: (args) => <Page {...args} />,
};
export default meta;
type Story = StoryObj<typeof EyeAssist>;

/** In its corner. */
export const Closed: Story = {};

/** What can be chosen. */
export const Open: Story = { play: open };

/** The largest text. */
export const LargerText: Story = { args: { value: { ...standardEyeAssist, textSize: 'larger' } } };

/** More contrast than the standard. */
export const MoreContrast: Story = { args: { value: { ...standardEyeAssist, contrast: 'more' } } };

/** Wide spacing between letters, words and lines. */
export const WideSpacing: Story = { args: { value: { ...standardEyeAssist, spacing: 'wide' } } };

/** What takes the most room: what can be chosen still fits. The typeface for reading is the system's, and not drawn here. */
export const LargestPicture: Story = {
  args: { value: { ...standardEyeAssist, textSize: 'larger', contrast: 'more', spacing: 'wide' } },
  play: open,
};
