import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from '../Pagination/Pagination.tsx';
import { UiProvider } from './UiProvider.tsx';

const meta: Meta<typeof UiProvider> = {
  title: 'Components/UI provider',
  component: UiProvider,
  parameters: {
    use: "Once around the app, to set the router's link and the language.",
    avoid: 'Around single components.',
  },
};
export default meta;

/** Other words for the primitives, here in Malay. */
export const OtherLabels: StoryObj<typeof UiProvider> = {
  args: {
    messages: { nextPage: 'Halaman seterusnya', previousPage: 'Halaman sebelumnya', pages: 'Halaman' },
    children: <Pagination previousHref="#sebelum" nextHref="#seterusnya" />,
  },
};
