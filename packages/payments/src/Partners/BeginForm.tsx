import type { PartnerSetup } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Inline, RadioGroup, Stack, Text } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { nameMethod } from '../Methods/describeMethod.ts';
import { BankFields } from '../Setup/BankFields.tsx';
import { SETUP_FORM } from '../Setup/setupForm.ts';
import * as messages from './messages.ts';

const options = (['egiro', 'card'] as const).map((value) => ({
  value,
  label: messages.kinds[value],
  description: messages.kindHints[value],
}));

/** Lets a partner's customer choose between a bank account and a card. */
export function BeginForm({ partnerSetup }: { readonly partnerSetup: PartnerSetup }) {
  const { current, purpose, partnerName } = partnerSetup;
  const { state } = useNavigation();
  const result = findResult(useActionData(), SETUP_FORM);
  return (
    <PageForm as={Form} noValidate>
      <Stack gap="l">
        {purpose === 'change' && current === null ? <Text>{messages.noneYet(partnerName)}</Text> : null}
        {current === null ? null : (
          <div>
            <Text as="p" weight="semibold">
              {messages.current(nameMethod(current))}
            </Text>
            <Text as="p" size="s" tone="muted">
              {messages.currentHint}
            </Text>
          </div>
        )}
        <FormError result={result} />
        <RadioGroup
          label={messages.kindLabel}
          name="kind"
          options={options}
          defaultValue={result?.typed.kind || 'egiro'}
          error={result?.fields.kind}
          required
        />
        <Text size="s" tone="muted">
          {messages.bankHint}
        </Text>
        <BankFields result={result} isRequired={false} />
        <Inline>
          <Button type="submit" isBusy={state !== 'idle'}>
            {messages.beginLabel}
          </Button>
        </Inline>
      </Stack>
    </PageForm>
  );
}
