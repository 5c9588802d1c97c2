import type { Meta, StoryObj } from '@storybook/react-vite';
import { HtmlDialog } from './HtmlDialog.tsx';

const meta: Meta<typeof HtmlDialog> = {
  title: 'Components/HTML dialog',
  component: HtmlDialog,
  args: { isOpen: true, onOpenChange: () => undefined },
  parameters: {
    use: 'HTML that others wrote, such as house rules.',
    avoid: 'Our own words: use Dialog.',
    docs: { story: { inline: false, height: 420 } },
  },
};
export default meta;

/** HTML from outside, cleaned. */
export const Cleaned: StoryObj<typeof HtmlDialog> = {
  args: {
    title: 'House rules',
    html: '<p>Quiet <strong>after ten</strong>. See the <a href="https://example.com">full rules</a>.</p><ul><li>No smoking</li></ul><script>alert(1)</script>',
  },
};
