import { propertyTypes } from '@sewa/formatters';
import { Button, Inline, RadioGroup, Stack, Text, TextField } from '@sewa/ui';
import { type ClipboardEvent, type FocusEvent, useRef } from 'react';
import { addressLabels } from '../forms/labels.ts';
import { splitUnit } from '../forms/splitUnit.ts';
import * as messages from '../messages.ts';
import * as css from './steps.css.ts';
import { type FieldText, usePostalCode } from './usePostalCode.ts';

interface AddressFieldsProps {
  /** What the fields begin with. */
  readonly start: FieldText;
  /** What stands in them. */
  readonly text: FieldText;
  /** Called when a field changed without an event of its own. */
  readonly touch: () => void;
  /** @default false */
  readonly isBlockRequired?: boolean;
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
export function AddressFields({ start, text, touch, isBlockRequired = false }: AddressFieldsProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const { message, fill } = usePostalCode(anchor, text, touch);
  const set = (name: keyof typeof addressLabels) => ({
    id: name,
    name,
    label: addressLabels[name],
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
        <TextField {...set('block')} required={isBlockRequired} maxLength={10} autoComplete="off" />
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
          label={addressLabels.propertyType}
          options={typeOptions}
          defaultValue={start.propertyType ?? ''}
          required
        />
      </Stack>
    </div>
  );
}
