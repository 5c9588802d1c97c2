import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar, avatarSizes } from './Avatar.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'Components/Avatar',
  component: Avatar,
  parameters: {
    use: 'To recognise a person or a company in a list or a conversation.',
    avoid: 'Photos of homes, or as decoration without a name beside it.',
  },
};
export default meta;
type Story = StoryObj<typeof Avatar>;

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#d8e6df"/><circle cx="32" cy="25" r="12" fill="#8a5a3c"/><path d="M8 64a24 22 0 0 1 48 0z" fill="#1f5c4a"/></svg>',
)}`;

/** Try each option in the controls. */
export const Playground: Story = {
  args: { name: 'Tan Mei Ling', size: 'm', isDecorative: false },
};

/** Initials in the three sizes: of two words, of one, of letters with marks. */
export const Initials: Story = {
  render: () => (
    <Stack gap="m">
      {['Nur Aisyah binte Rahman', 'Ravi', 'Élodie Ångström'].map((name) => (
        <Stack key={name} direction="row" gap="m" align="center">
          {avatarSizes.map((size) => (
            <Avatar key={size} name={name} size={size} />
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};

/** With a picture, and with one that cannot be loaded. */
export const Picture: Story = {
  render: () => (
    <Stack direction="row" gap="m" align="center">
      {avatarSizes.map((size) => (
        <Avatar key={size} name="Tan Mei Ling" size={size} src={portrait} />
      ))}
      <Avatar name="Tan Mei Ling" size="l" src="data:image/png;base64,AA" />
    </Stack>
  ),
};

/** Beside the name it is decoration. */
export const WithItsName: Story = {
  render: () => (
    <Stack direction="row" gap="m" align="center">
      <Avatar name="Tan Mei Ling" isDecorative />
      <Text>Tan Mei Ling</Text>
    </Stack>
  ),
};
