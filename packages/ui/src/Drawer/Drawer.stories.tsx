import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Drawer } from './Drawer.tsx';

const meta: Meta<typeof Drawer> = {
  title: 'Components/Drawer',
  component: Drawer,
  args: {
    isOpen: true,
    onOpenChange: () => undefined,
    title: 'All filters',
    children: (
      <Stack gap="s">
        <Checkbox label="HDB" />
        <Checkbox label="Condominium" defaultChecked />
        <Checkbox label="Landed" />
      </Stack>
    ),
    actions: (
      <>
        <Button variant="quiet">Clear</Button>
        <Button>Show 128 homes</Button>
      </>
    ),
  },
  parameters: {
    use: 'Filters, menus and details beside the page they belong to.',
    avoid: 'Questions that must be answered: use AlertDialog or Dialog.',
    docs: { story: { inline: false, height: 420 } },
  },
};
export default meta;
type Story = StoryObj<typeof Drawer>;

/** From the end of the line, beside the page. */
export const End: Story = {};

/** From the start of the line. */
export const Start: Story = { args: { side: 'start', actions: undefined } };

/** A sheet over the lower part of the window, as phones know it. */
export const Bottom: Story = { args: { side: 'bottom' } };

/** More than fits scrolls between the title and the actions. */
export const Long: Story = {
  args: {
    side: 'bottom',
    children: (
      <Stack gap="s">
        {Array.from({ length: 28 }, (_, index) => index + 1).map((district) => (
          <Checkbox key={district} label={`District ${district}`} />
        ))}
      </Stack>
    ),
  },
};
