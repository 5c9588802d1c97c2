import type { Bill, Service } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { findDay, formatMonth, parseMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { DatePicker } from '@sewa/pickers';
import { findFirstPaidDay } from '@sewa/tenancy';
import { Button, Grid, Inline, MoneyField, Select, Stack } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { billButtons, PAST_MONTH } from './billForms.ts';
import * as messages from './messages.ts';

const nextMonth = (month: string): string => {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
};

/** Months of a plan until now that have no bill of rent, latest first. */
export function listPastMonths(
  { from, until }: Pick<Service, 'from' | 'until'>,
  bills: readonly Pick<Bill, 'kind' | 'period'>[],
  today: string,
): string[] {
  const billed = new Set(bills.filter(({ kind }) => kind === 'rent').map(({ period }) => period));
  const last = [until.slice(0, 7), today.slice(0, 7)].toSorted()[0] ?? '';
  const months: string[] = [];
  for (let month = from.slice(0, 7); month <= last; month = nextMonth(month))
    if (!billed.has(month)) months.unshift(month);
  return months;
}

/** Records that a month before the plan began was paid outside. */
export function PastPaymentForm({ months }: { readonly months: readonly string[] }) {
  const result = findResult(useActionData(), PAST_MONTH);
  const { state } = useNavigation();
  const typed = result?.typed;
  const first = months.at(-1);
  const options = months.map((value) => ({ value, label: formatMonth(value) }));
  return (
    <PageForm as={Form} noValidate key={result?.done ? months.length : ''}>
      <CorporateField />
      <Stack gap="m">
        <FormError result={result} />
        <Grid gap="m" minColumn="m">
          <Select
            label={messages.periodLabel}
            name="period"
            required
            placeholder={messages.choosePeriod}
            options={options}
            defaultValue={result?.done ? '' : (typed?.period ?? '')}
            error={result?.fields.period}
          />
          <MoneyField
            label={messages.centsLabel}
            name="cents"
            hint={messages.pastCentsHint}
            min={1}
            autoComplete="off"
            defaultValue={result?.done ? null : parseMoney(typed?.cents)}
            error={result?.fields.cents}
          />
          <DatePicker
            label={messages.paidOnLabel}
            name="paidOn"
            required
            hint={messages.pastPaidDayHint}
            min={first === undefined ? undefined : findFirstPaidDay(`${first}-01`)}
            max={findDay(Date.now()) ?? undefined}
            defaultValue={(result?.done ? null : typed?.paidOn) || null}
            error={result?.fields.paidOn}
          />
        </Grid>
        <Inline>
          <Button type="submit" name={billButtons.past} value="true" isBusy={state !== 'idle'}>
            {messages.saveOutsideLabel}
          </Button>
        </Inline>
      </Stack>
    </PageForm>
  );
}
