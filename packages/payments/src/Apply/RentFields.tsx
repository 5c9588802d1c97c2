import { parseMoney } from '@sewa/formatters';
import { DatePicker } from '@sewa/pickers';
import { MoneyField, NumberField, Select } from '@sewa/ui';
import * as css from './Apply.css.ts';
import { ChargeFields } from './ChargeFields.tsx';
import { FirstBills } from './FirstBills.tsx';
import * as messages from './messages.ts';
import { parseRent } from './parseRent.ts';
import type { StepFieldsProps } from './StepForm.tsx';

const dueDays = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: messages.dueDayName(index + 1),
}));

/** The rent, its days, what is paid with it, and the bills that makes. */
export function RentFields({ draft, start, text, touch }: StepFieldsProps) {
  return (
    <>
      <MoneyField
        id="monthlyRent"
        name="monthlyRent"
        label={messages.field.monthlyRent}
        required
        min={100}
        max={100_000_000}
        autoComplete="off"
        defaultValue={parseMoney(start.monthlyRent)}
        onValueChange={touch}
      />
      <div className={css.pair}>
        <DatePicker
          id="from"
          name="from"
          label={messages.field.from}
          required
          defaultValue={start.from || null}
          onValueChange={touch}
        />
        <NumberField
          id="months"
          name="months"
          label={messages.field.months}
          required
          min={1}
          max={120}
          defaultValue={Number(start.months) || 12}
          onValueChange={touch}
        />
      </div>
      <Select
        id="dueDay"
        name="dueDay"
        label={messages.field.dueDay}
        hint={messages.dueDayHint}
        required
        options={dueDays}
        defaultValue={start.dueDay || '1'}
      />
      <ChargeFields start={start} touch={touch} />
      <MoneyField
        id="deposit"
        name="deposit"
        label={messages.field.deposit}
        hint={draft.type === 'pay' ? messages.depositHint : undefined}
        max={100_000_000}
        autoComplete="off"
        defaultValue={parseMoney(start.deposit)}
        onValueChange={touch}
      />
      {draft.type === 'pay' ? <FirstBills fields={parseRent(text).fields} /> : null}
    </>
  );
}
