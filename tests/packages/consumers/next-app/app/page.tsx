import { type CalculatorRates, calculate } from '@sewa/calculator';
import { Calculator } from '@sewa/calculator/react';
import { formatMoney } from '@sewa/formatters';
import { DatePicker } from '@sewa/pickers';
import {
  Button,
  Card,
  Checkbox,
  Form,
  Heading,
  Menu,
  MenuItem,
  MenuLink,
  PhoneField,
  RadioGroup,
  Select,
  Stack,
  Text,
  TextArea,
  TextField,
} from '@sewa/ui';

const rates: CalculatorRates = {
  source: { name: "The stranger's prices", readOn: '2026-11-28' },
  egiro: null,
  paynow: null,
  card: { basisPoints: 260, fixedCents: 50 },
  depositFree: null,
};
const day = '2026-11-28';
const { totals } = calculate({ monthlyRent: 320_000, months: 12, from: '2027-01-01' }, rates, day);

const sizes = [
  { value: 'studio', label: 'Studio' },
  { value: 'room', label: 'Room' },
];

/** A server component: nothing of it is sent as script but the parts that need one. */
export default function Page() {
  return (
    <Stack as="main" gap="l">
      <Heading level={1}>A stranger's app</Heading>
      <Card>
        <Text>Before the keys: {formatMoney(totals.moveIn)}</Text>
      </Card>
      <Menu trigger={<Button variant="secondary">Share</Button>}>
        <MenuItem>Copy the address</MenuItem>
        <MenuLink href="/account">My account</MenuLink>
      </Menu>
      <Form>
        <Stack gap="m">
          <TextField label="Name" name="name" required />
          <PhoneField label="Mobile number" name="phone" />
          <TextArea label="Message" name="message" />
          <Select label="Size" name="size" options={sizes} />
          <RadioGroup label="Wanted" name="wanted" options={sizes} />
          <Checkbox label="I agree" name="agree" />
          <DatePicker label="Moving in" name="movingIn" defaultValue="2027-01-15" />
          <Button type="submit" variant="primary">
            Send
          </Button>
        </Stack>
      </Form>
      <Calculator rates={rates} day={day} />
    </Stack>
  );
}
