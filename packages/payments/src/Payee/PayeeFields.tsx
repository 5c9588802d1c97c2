import { Grid, Select, Stack, TextField } from '@sewa/ui';
import { bankOptions } from '../Banks/listBanks.ts';
import * as messages from './messages.ts';

const paynowOptions = Object.entries(messages.paynowKinds).map(([value, label]) => ({ value, label }));

interface PayeeFieldsProps {
  /** What was typed before; never the account number. */
  readonly typed?: Readonly<Record<string, string>> | undefined;
  /** What is wrong, by the id of the control; a `Form` around them can say it as well. */
  readonly issues?: Readonly<Record<string, string>> | undefined;
}

/** Whom somebody pays: name, account, and how they are told and paid otherwise. `parsePayeeForm` reads it. */
export function PayeeFields({ typed = {}, issues = {} }: PayeeFieldsProps) {
  const set = (name: keyof typeof messages.field) => ({
    id: `payee-${name}`,
    label: messages.field[name],
    error: issues[`payee-${name}`],
  });
  return (
    <Stack gap="l">
      <TextField
        {...set('name')}
        name="payeeName"
        hint={messages.nameHint}
        required
        maxLength={100}
        autoComplete="off"
        defaultValue={typed.payeeName}
      />
      <Grid gap="m" minColumn="m">
        <Select
          {...set('bank')}
          name="payeeBank"
          required
          placeholder={messages.chooseBankLabel}
          options={bankOptions}
          defaultValue={typed.payeeBank ?? ''}
        />
        <TextField
          {...set('accountNumber')}
          name="accountNumber"
          hint={messages.accountHint}
          required
          inputMode="numeric"
          maxLength={20}
          autoComplete="off"
        />
      </Grid>
      <TextField
        {...set('email')}
        name="payeeEmail"
        type="email"
        hint={messages.emailHint}
        maxLength={254}
        autoComplete="off"
        defaultValue={typed.payeeEmail}
      />
      <Grid gap="m" minColumn="m">
        <Select
          {...set('paynowKind')}
          name="paynowKind"
          hint={messages.paynowHint}
          options={paynowOptions}
          defaultValue={typed.paynowKind ?? ''}
        />
        <TextField
          {...set('paynowValue')}
          name="paynowValue"
          maxLength={20}
          autoComplete="off"
          defaultValue={typed.paynowValue}
        />
      </Grid>
    </Stack>
  );
}
