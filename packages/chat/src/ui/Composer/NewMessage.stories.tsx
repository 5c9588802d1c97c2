import type { Meta, StoryObj } from '@storybook/react-vite';
import { NewMessage } from './NewMessage.tsx';

const meta: Meta<typeof NewMessage> = { title: 'Chat/NewMessage', component: NewMessage };
export default meta;
type Story = StoryObj<typeof NewMessage>;

/** Before the first message, with quick questions. */
export const Ready: Story = {};

/** The server refused it. */
export const WithError: Story = { args: { quickQuestions: [], error: 'Write a message.' } };

/** On its way. */
export const Busy: Story = { args: { quickQuestions: [], isBusy: true } };
