import type { FormResult } from '@sewa/pages/forms';
import { RadioGroup, Select } from '@sewa/ui';
import { corporateBankNames, egiroBankOptions } from '../Banks/listBanks.ts';
import * as messages from './messages.ts';

interface BankFieldsProps {
  /** The answer to the form that was sent last. */
  readonly result: FormResult | null;
  /** Whether a bank must be chosen; not where a card can be chosen instead. @default true */
  readonly isRequired?: boolean;
}

/** Whose bank account it is, and where. */
export function BankFields({ result, isRequired = true }: BankFieldsProps) {
  return (
    <>
      <RadioGroup
        label={messages.segmentLabel}
        name="segment"
        defaultValue={result?.typed.segment || 'retail'}
        options={[
          { value: 'retail', label: messages.segments.retail },
          {
            value: 'corporate',
            label: messages.segments.corporate,
            description: messages.corporateHint(corporateBankNames),
          },
        ]}
      />
      <Select
        label={messages.bankLabel}
        name="bank"
        options={egiroBankOptions}
        placeholder={messages.chooseBankLabel}
        defaultValue={result?.typed.bank ?? ''}
        error={result?.fields.bank}
        required={isRequired}
        autoComplete="off"
      />
    </>
  );
}
