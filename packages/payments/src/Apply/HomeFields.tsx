import { propertyTypes } from '@sewa/formatters';
import { Button, Inline, RadioGroup, Stack, Text, TextField } from '@sewa/ui';
import { type ClipboardEvent, type FocusEvent, useRef } from 'react';
import * as css from './Apply.css.ts';
import * as messages from './messages.ts';
import type { StepFieldsProps } from './StepForm.tsx';
import { splitUnit } from './splitUnit.ts';
import { usePostalCode } from './usePostalCode.ts';

const typeOptions = propertyTypes.map(({ code, label }) => ({ value: String(code), label }));

/** Puts '#05-123' into both fields. */
function putUnit(input: HTMLInputElement, typed: string): boolean {
  const both = splitUnit(typed);
  const floor = input.form?.elements.namedItem('floor');
  const unit = input.form?.elements.namedItem('unit');
  if (!both || !(floor instanceof HTMLInputElement && unit instanceof HTMLInputElement)) return false;
  floor.value = both.floor;
  unit.value = both.unit;
  return true;
}

/** The address of the home, its postal code first, and its type. */
export function HomeFields({ start, text, touch }: StepFieldsProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const { message, fill } = usePostalCode(anchor, text, touch);
  const set = (name: 'postalCode' | 'block' | 'street' | 'floor' | 'unit') => ({
    id: name,
    name,
    label: messages.field[name],
    defaultValue: start[name],
  });
  const splitting = {
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      if (!putUnit(event.currentTarget, event.clipboardData.getData('text'))) return;
      event.preventDefault();
      touch();
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
      if (putUnit(currentTarget, currentTarget.value)) touch();
    },
  };
  return (
    <div ref={anchor}>
      <Stack gap="l">
        <Stack gap="s">
          <TextField
            {...set('postalCode')}
            hint={messages.postalCodeHint}
            required
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
          />
          <Inline>
            <Text size="s" tone="muted" role="status">
              {message}
            </Text>
            {fill ? (
              <Button variant="secondary" size="s" onClick={fill}>
                {messages.useAddressLabel}
              </Button>
            ) : null}
          </Inline>
        </Stack>
        <TextField {...set('block')} required maxLength={10} autoComplete="off" />
        <TextField {...set('street')} required maxLength={100} autoComplete="off" />
        <div className={css.pair}>
          <TextField {...set('floor')} {...splitting} maxLength={12} autoComplete="off" />
          <TextField {...set('unit')} {...splitting} maxLength={12} autoComplete="off" />
        </div>
        <RadioGroup
          id="propertyType"
          name="propertyType"
          label={messages.field.propertyType}
          options={typeOptions}
          defaultValue={start.propertyType ?? ''}
          required
        />
      </Stack>
    </div>
  );
}
