import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Breadcrumbs,
  Button,
  Checkbox,
  ErrorState,
  FileUpload,
  Icon,
  NumberField,
  Pagination,
  SearchField,
  Stack,
  Stepper,
  TextField,
} from '../src/index.ts';

const crumbs = [{ label: 'All homes', href: '#all' }, { label: 'Tiong Bahru' }];
const steps = [{ label: 'Offer' }, { label: 'Contract' }, { label: 'Keys' }];

const send = async ({ name }: File) => name;

/** What says something of its own, or has a beginning and an end. */
function Sample() {
  return (
    <Stack gap="l">
      <Breadcrumbs crumbs={crumbs} />
      <Stepper label="Rent this home" steps={steps} current={1} />
      <SearchField label="Search" name="q" defaultValue="Tiong Bahru" />
      <TextField label="Your name" name="name" hint="Shown to the owner." required />
      <NumberField label="Occupiers" name="occupiers" defaultValue={2} min={1} max={9} />
      <FileUpload
        label="Documents"
        upload={send}
        accept="application/pdf"
        maxBytes={5_000_000}
        maxFiles={3}
      />
      <Checkbox label="Alert me when the rent drops" name="tell" defaultChecked />
      <Stack direction="row" gap="m" isWrapping>
        <Button>
          Send message <Icon name="arrow-right" />
        </Button>
        <Button variant="secondary">Save</Button>
      </Stack>
      <ErrorState onRetry={() => undefined} />
      <Pagination previousHref="#before" nextHref="#after" />
    </Stack>
  );
}

const meta: Meta = { title: 'Patterns/Languages', render: () => <Sample /> };
export default meta;

/** The words the primitives bring themselves, as long as they may become in another language. */
export const LongerText: StoryObj = { globals: { language: 'en-XA' } };

/** The same running from right to left. */
export const RightToLeft: StoryObj = { globals: { language: 'ar-XB' } };
