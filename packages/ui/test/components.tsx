import type { ReactElement, Ref } from 'react';
import {
  Accordion,
  Avatar,
  Badge,
  Banner,
  BarChart,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  Container,
  CookieConsent,
  DescriptionList,
  DescriptionListItem,
  Divider,
  EmptyState,
  ErrorState,
  EyeAssist,
  Field,
  FileUpload,
  Form,
  Gallery,
  Grid,
  Heading,
  HelpBubble,
  Icon,
  IconButton,
  IconMask,
  IconToggle,
  Inline,
  LineChart,
  Link,
  List,
  ListItem,
  LoadingBar,
  MaskedField,
  Menu,
  MenuGroup,
  MenuItem,
  MenuLink,
  MoneyField,
  NumberField,
  OtpField,
  Pagination,
  PhoneField,
  Popover,
  Progress,
  RadioGroup,
  RangeChart,
  RangeSlider,
  SearchBox,
  SearchField,
  SegmentedControl,
  Select,
  Skeleton,
  Slider,
  Spinner,
  Stack,
  StatTile,
  Stepper,
  Submenu,
  Switch,
  standardEyeAssist,
  Table,
  Tabs,
  Text,
  TextArea,
  TextField,
  Timeline,
  TimelineItem,
  ToggleButton,
  Tooltip,
  VisuallyHidden,
} from '../src/index.ts';

/** Props every component passes on to its element. */
export interface PassedOn {
  ref?: Ref<never>;
  'data-probe'?: string;
}

/** Every component that passes its native props on, with the element they reach. */
export const components: { name: string; tag: string; mount: (props: PassedOn) => ReactElement }[] = [
  { name: 'Avatar', tag: 'span', mount: (props) => <Avatar {...props} name="Tan Mei Ling" /> },
  { name: 'Badge', tag: 'span', mount: (props) => <Badge {...props}>New</Badge> },
  {
    name: 'Banner',
    tag: 'div',
    mount: (props) => (
      <Banner {...props} tone="warning" title="Offline" actions={<Button>Retry</Button>}>
        Old news.
      </Banner>
    ),
  },
  {
    name: 'BarChart',
    tag: 'figure',
    mount: (props) => (
      <BarChart
        {...props}
        caption="Homes let"
        labelHead="District"
        valueHead="Homes"
        bars={[{ label: 'Bishan', value: 12 }]}
      />
    ),
  },
  { name: 'Button', tag: 'button', mount: (props) => <Button {...props}>Save</Button> },
  { name: 'Card', tag: 'div', mount: (props) => <Card {...props}>Home</Card> },
  { name: 'Checkbox', tag: 'input', mount: (props) => <Checkbox {...props} label="HDB" count={12} /> },
  {
    name: 'DescriptionList',
    tag: 'dl',
    mount: (props) => (
      <DescriptionList {...props} layout="rows">
        <DescriptionListItem name="Area">67 sqm</DescriptionListItem>
        <DescriptionListItem name="Furnishing" isMissing>
          Not stated
        </DescriptionListItem>
      </DescriptionList>
    ),
  },
  {
    name: 'EmptyState',
    tag: 'div',
    mount: (props) => (
      <EmptyState {...props} icon="search" title="Nothing here" actions={<Button>Back</Button>} />
    ),
  },
  { name: 'ErrorState', tag: 'div', mount: (props) => <ErrorState {...props} onRetry={() => undefined} /> },
  {
    name: 'Field',
    tag: 'div',
    mount: (props) => (
      <Field {...props} label="Name" hint="In full" error="Missing">
        {(control) => <input {...control} />}
      </Field>
    ),
  },
  {
    name: 'Form',
    tag: 'form',
    mount: (props) => (
      <Form {...props} errors={[{ field: 'street', message: 'Say which street.' }]}>
        <TextField id="street" label="Street" />
      </Form>
    ),
  },
  {
    name: 'Gallery',
    tag: 'section',
    mount: (props) => (
      <Gallery
        {...props}
        pictures={[
          { src: '/hero.svg', alt: 'The house', width: 960, height: 640, caption: 'Outside' },
          { src: '/icon.svg', alt: 'The kitchen', width: 640, height: 640, caption: 'Kitchen' },
        ]}
      />
    ),
  },
  { name: 'Grid', tag: 'div', mount: (props) => <Grid {...props}>Home</Grid> },
  {
    name: 'Heading',
    tag: 'h2',
    mount: (props) => (
      <Heading {...props} level={2}>
        Homes
      </Heading>
    ),
  },
  {
    name: 'EyeAssist',
    tag: 'aside',
    mount: (props) => <EyeAssist {...props} value={standardEyeAssist} onValueChange={() => undefined} />,
  },
  {
    name: 'HelpBubble',
    tag: 'aside',
    mount: (props) => <HelpBubble {...props} mode="chat" email="help@sewa.example" isOpen unreadCount={2} />,
  },
  { name: 'Icon', tag: 'svg', mount: (props) => <Icon {...props} name="heart" label="Saved" /> },
  { name: 'IconMask', tag: 'span', mount: (props) => <IconMask {...props} icon="bath" /> },
  {
    name: 'IconToggle',
    tag: 'button',
    mount: (props) => <IconToggle {...props} icon="heart" label="Keep" isOn />,
  },
  {
    name: 'LineChart',
    tag: 'figure',
    mount: (props) => (
      <LineChart
        {...props}
        caption="Median rent"
        labelHead="Month"
        labels={['September', 'October', 'November']}
        series={[{ name: 'Bishan', values: [2400, null, 2600] }]}
      />
    ),
  },
  {
    name: 'Link',
    tag: 'a',
    mount: (props) => (
      <Link {...props} href="#homes">
        Homes
      </Link>
    ),
  },
  {
    name: 'List',
    tag: 'ul',
    mount: (props) => (
      <List {...props}>
        <ListItem start="1" end="6 min">
          Bishan
        </ListItem>
      </List>
    ),
  },
  { name: 'LoadingBar', tag: 'div', mount: (props) => <LoadingBar {...props} isActive throttle={0} /> },
  { name: 'OtpField', tag: 'input', mount: (props) => <OtpField {...props} label="Code" prefix="KLM-" /> },
  {
    name: 'Pagination',
    tag: 'nav',
    mount: (props) => <Pagination {...props} previousHref="#a" nextHref="#b" summary="25 to 48 of 96" />,
  },
  { name: 'PhoneField', tag: 'input', mount: (props) => <PhoneField {...props} label="Mobile" /> },
  {
    name: 'Progress',
    tag: 'progress',
    mount: (props) => <Progress {...props} label="Pictures" value={0.5} />,
  },
  {
    name: 'RangeChart',
    tag: 'figure',
    mount: (props) => (
      <RangeChart
        {...props}
        caption="Rents nearby"
        lower={{ label: 'A quarter paid at most', value: 2200 }}
        median={{ label: 'The middle one paid', value: 2400 }}
        upper={{ label: 'A quarter paid at least', value: 2600 }}
        marked={{ label: 'This home', value: 2300 }}
      />
    ),
  },
  {
    name: 'Select',
    tag: 'select',
    mount: (props) => (
      <Select {...props} label="Order" hint="By rent" options={[{ value: 'a', label: 'A' }]} />
    ),
  },
  { name: 'Skeleton', tag: 'span', mount: (props) => <Skeleton {...props} lines={2} /> },
  { name: 'Spinner', tag: 'span', mount: (props) => <Spinner {...props} /> },
  { name: 'Stack', tag: 'div', mount: (props) => <Stack {...props}>Home</Stack> },
  {
    name: 'StatTile',
    tag: 'dl',
    mount: (props) => <StatTile {...props} label="Homes let" value="128" change="12 more" tone="success" />,
  },
  {
    name: 'Table',
    tag: 'table',
    mount: (props) => (
      <Table
        {...props}
        caption="Rents"
        columns={[
          { key: 'name', label: 'Home', cell: ({ name }) => name, isRowHeader: true },
          { key: 'rent', label: 'Rent', cell: ({ rent }) => rent, isNumeric: true, isSortable: true },
        ]}
        rows={[{ name: 'Bishan', rent: '$2,400' }]}
        rowKey={({ name }) => name}
      />
    ),
  },
  { name: 'Text', tag: 'p', mount: (props) => <Text {...props}>Home</Text> },
  { name: 'TextArea', tag: 'textarea', mount: (props) => <TextArea {...props} label="Message" /> },
  {
    name: 'TextField',
    tag: 'input',
    mount: (props) => <TextField {...props} label="Street" error="Missing" />,
  },
  {
    name: 'Timeline',
    tag: 'ol',
    mount: (props) => (
      <Timeline {...props}>
        <TimelineItem title="Offer" time="2 November" />
        <TimelineItem title="Signature" state="current" />
        <TimelineItem title="Keys" state="upcoming" />
      </Timeline>
    ),
  },
  { name: 'VisuallyHidden', tag: 'span', mount: (props) => <VisuallyHidden {...props}>Home</VisuallyHidden> },
  { name: 'Container', tag: 'div', mount: (props) => <Container {...props}>Home</Container> },
  { name: 'Divider', tag: 'hr', mount: (props) => <Divider {...props} /> },
  {
    name: 'IconButton',
    tag: 'button',
    mount: (props) => (
      <IconButton {...props} label="Share">
        <Icon name="share-2" />
      </IconButton>
    ),
  },
  { name: 'Inline', tag: 'div', mount: (props) => <Inline {...props}>Home</Inline> },
  {
    name: 'SegmentedControl',
    tag: 'fieldset',
    mount: (props) => (
      <SegmentedControl
        {...props}
        label="Show rents"
        segments={[
          { value: 'month', label: 'A month' },
          { value: 'year', label: 'A year', isDisabled: true },
        ]}
      />
    ),
  },
  { name: 'ToggleButton', tag: 'button', mount: (props) => <ToggleButton {...props}>Pictures</ToggleButton> },
  {
    name: 'Menu',
    tag: 'div',
    mount: (props) => (
      <Menu {...props} trigger={<Button>Share</Button>}>
        <MenuItem>Copy</MenuItem>
      </Menu>
    ),
  },
  {
    name: 'MenuGroup',
    tag: 'div',
    mount: (props) => (
      <Menu trigger={<Button>Show</Button>}>
        <MenuGroup {...props} label="Columns">
          <MenuItem isChecked>Rent</MenuItem>
        </MenuGroup>
      </Menu>
    ),
  },
  {
    name: 'MenuItem',
    tag: 'button',
    mount: (props) => (
      <Menu trigger={<Button>Share</Button>}>
        <MenuItem {...props}>Copy</MenuItem>
      </Menu>
    ),
  },
  {
    name: 'MenuLink',
    tag: 'a',
    mount: (props) => (
      <Menu trigger={<Button>Share</Button>}>
        <MenuLink {...props} href="#mail">
          Mail
        </MenuLink>
      </Menu>
    ),
  },
  {
    name: 'Popover',
    tag: 'div',
    mount: (props) => (
      <Popover {...props} label="Sources" trigger={<Button>Sources</Button>}>
        Home
      </Popover>
    ),
  },
  {
    name: 'Submenu',
    tag: 'div',
    mount: (props) => (
      <Menu trigger={<Button>Share</Button>}>
        <Submenu {...props} label="More">
          <MenuItem>Copy</MenuItem>
        </Submenu>
      </Menu>
    ),
  },
  {
    name: 'Tooltip',
    tag: 'div',
    mount: (props) => (
      <Tooltip {...props} text="Without utilities">
        <Button>Rent</Button>
      </Tooltip>
    ),
  },
  {
    name: 'MaskedField',
    tag: 'input',
    mount: (props) => <MaskedField {...props} label="NRIC" initialValue="S0000001I" />,
  },
  {
    name: 'MoneyField',
    tag: 'input',
    mount: (props) => <MoneyField {...props} label="Rent" defaultValue={350_000} />,
  },
  {
    name: 'NumberField',
    tag: 'input',
    mount: (props) => <NumberField {...props} label="Rooms" defaultValue={2} />,
  },
  {
    name: 'RadioGroup',
    tag: 'div',
    mount: (props) => (
      <RadioGroup {...props} label="Often" options={[{ value: 'a', label: 'A', description: 'B' }]} />
    ),
  },
  {
    name: 'SearchBox',
    tag: 'input',
    mount: (props) => (
      <SearchBox {...props} label="Where" suggest={async () => []} onChoose={() => undefined} />
    ),
  },
  {
    name: 'SearchField',
    tag: 'input',
    mount: (props) => <SearchField {...props} label="Where" defaultValue="Bedok" />,
  },
  { name: 'Switch', tag: 'input', mount: (props) => <Switch {...props} label="Mail" description="Daily" /> },
  { name: 'RangeSlider', tag: 'div', mount: (props) => <RangeSlider {...props} label="Rent" /> },
  { name: 'Slider', tag: 'input', mount: (props) => <Slider {...props} label="Rent" /> },
  {
    name: 'Accordion',
    tag: 'div',
    mount: (props) => <Accordion {...props} items={[{ id: 'duty', title: 'Duty', content: 'Paid' }]} />,
  },
  {
    name: 'Breadcrumbs',
    tag: 'nav',
    mount: (props) => (
      <Breadcrumbs {...props} crumbs={[{ label: 'Homes', href: '#homes' }, { label: 'Home' }]} />
    ),
  },
  {
    name: 'Stepper',
    tag: 'ol',
    mount: (props) => (
      <Stepper {...props} label="Rent it" current={1} steps={[{ label: 'Offer' }, { label: 'Contract' }]} />
    ),
  },
  {
    name: 'Tabs',
    tag: 'div',
    mount: (props) => (
      <Tabs
        {...props}
        label="Facts"
        tabs={[
          { value: 'rent', label: 'Rent', content: 'A month' },
          { value: 'area', label: 'Area', content: 'In sqm' },
        ]}
      />
    ),
  },
  {
    name: 'FileUpload',
    tag: 'input',
    mount: (props) => <FileUpload {...props} label="Photographs" upload={async () => '1'} />,
  },
  {
    name: 'CookieConsent',
    tag: 'form',
    mount: (props) => (
      <CookieConsent
        {...props}
        categories={[
          { name: 'necessary', label: 'Necessary', isNecessary: true },
          { name: 'statistics', label: 'Statistics', description: 'Counts visits.' },
        ]}
      />
    ),
  },
];
