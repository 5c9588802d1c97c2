import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../Icon/Icon.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { DescriptionListItem } from './DescriptionListItem.tsx';

const meta: Meta<typeof DescriptionList> = {
  title: 'Components/Description list',
  component: DescriptionList,
  parameters: {
    use: 'Facts of one thing, name by name, such as those of a home.',
    avoid: 'The same facts of several things: use Table.',
  },
};
export default meta;
type Story = StoryObj<typeof DescriptionList>;

const items = (
  <>
    <DescriptionListItem
      name={
        <>
          <Icon name="bed-double" size="s" />
          Bedrooms
        </>
      }
    >
      3 bedrooms
    </DescriptionListItem>
    <DescriptionListItem
      name={
        <>
          <Icon name="maximize" size="s" />
          Area
        </>
      }
    >
      67 sqm (721 sqft)
    </DescriptionListItem>
    <DescriptionListItem
      name={
        <>
          <Icon name="calendar" size="s" />
          Available from
        </>
      }
      isMissing
    >
      Not stated
    </DescriptionListItem>
  </>
);

/** Names above their values, in as many columns as fit; what is not known is quieter. */
export const Columns: Story = { args: { children: items } };

/** Names beside their values with a line between the rows. */
export const Rows: Story = { args: { children: items, layout: 'rows' } };

/** Long names and values wrap within their place. */
export const LongText: Story = {
  args: {
    layout: 'rows',
    children: (
      <>
        <DescriptionListItem name="Registration number of the agent who listed the home">
          R012345A
        </DescriptionListItem>
        <DescriptionListItem name="Address">
          Block 210, Ang Mo Kio Avenue 3, between the swimming complex and the town garden, Singapore 560210
        </DescriptionListItem>
        <DescriptionListItem name="Reference">
          4f7d1a0e9b3c4e52a9c1d7e85f60b2aa4f7d1a0e9b3c4e52a9c1d7e85f60b2aa
        </DescriptionListItem>
      </>
    ),
  },
};
