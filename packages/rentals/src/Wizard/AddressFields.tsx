import { propertyTypes } from '@sewa/formatters';
import { Button, Inline, RadioGroup, Stack, Text, TextField } from '@sewa/ui';
import { type ClipboardEvent, type FocusEvent, useRef } from 'react';
import * as messages from './messages.ts';
import type { StepText } from './stepText.ts';
import { splitUnit } from './unitText.ts';
import { usePostalCode } from './usePostalCode.ts';
import * as css from './Wizard.css.ts';

interface AddressFieldsProps {
  readonly start: StepText;
  readonly text: StepText;
  readonly touch: () => void;
}

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

/** The address of a home, its postal code first, and its type. */
export function AddressFields({ start, text, touch }: AddressFieldsProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const { message, fill } = usePostalCode(anchor, text, touch);
  const set = (name: keyof typeof messages.field) => ({
    id: name,
    name,
    label: messages.field[name],
    defaultValue: start[name],
  });
  const splitOnPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    if (!putUnit(event.currentTarget, event.clipboardData.getData('text'))) return;
    event.preventDefault();
    touch();
  };
  const splitOnBlur = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    if (putUnit(currentTarget, currentTarget.value)) touch();
  };
  const splitting = { onPaste: splitOnPaste, onBlur: splitOnBlur };
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
        <TextField {...set('block')} maxLength={10} autoComplete="off" />
        <TextField {...set('street')} required maxLength={100} autoComplete="off" />
        <div className={css.pair}>
          <TextField {...set('floor')} {...splitting} maxLength={12} autoComplete="off" />
          <TextField {...set('unit')} {...splitting} maxLength={12} autoComplete="off" />
        </div>
        <Text size="s" tone="muted">
          {messages.unitHint}
        </Text>
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
