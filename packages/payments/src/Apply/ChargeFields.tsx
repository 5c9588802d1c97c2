import { parseMoney } from '@sewa/formatters';
import { Button, Heading, Inline, MoneyField, Stack, Text, TextField } from '@sewa/ui';
import { useState } from 'react';
import * as css from './Apply.css.ts';
import * as messages from './messages.ts';
import type { StepFieldsProps } from './StepForm.tsx';
import { MAX_CHARGES } from './stepText.ts';

/** What is paid with the rent every month; one empty row more than there are charges. */
export function ChargeFields({ start, touch }: Pick<StepFieldsProps, 'start' | 'touch'>) {
  const used = Array.from({ length: MAX_CHARGES }, (_, index) => index).filter(
    (index) => start[`chargeWords${index}`] || start[`chargeCents${index}`],
  );
  const [count, setCount] = useState(Math.min(MAX_CHARGES, used.length + 1));
  return (
    <Stack as="fieldset" gap="m">
      <Stack gap="xs">
        <Heading level={2} size="s">
          {messages.chargesTitle}
        </Heading>
        <Text size="s" tone="muted">
          {messages.chargesLead}
        </Text>
      </Stack>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <div key={index} className={css.charge}>
          <TextField
            id={`chargeWords${index}`}
            name={`chargeWords${index}`}
            label={messages.chargePlace(index + 1)}
            maxLength={60}
            autoComplete="off"
            defaultValue={start[`chargeWords${index}`]}
          />
          <MoneyField
            id={`chargeCents${index}`}
            name={`chargeCents${index}`}
            label={messages.field.chargeCents}
            autoComplete="off"
            defaultValue={parseMoney(start[`chargeCents${index}`])}
            onValueChange={touch}
          />
        </div>
      ))}
      {count < MAX_CHARGES ? (
        <Inline>
          <span className={css.scriptOnly}>
            <Button variant="quiet" size="s" onClick={() => setCount(count + 1)}>
              {messages.addChargeLabel}
            </Button>
          </span>
        </Inline>
      ) : null}
    </Stack>
  );
}
