import type { Payee, Service } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Card, Heading, Inline, Link, RadioGroup, Stack, Text } from '@sewa/ui';
import { useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { nameBank } from '../Banks/listBanks.ts';
import { PayeeFields } from '../Payee/PayeeFields.tsx';
import * as messages from './messages.ts';
import * as css from './Services.css.ts';
import { NEW_PAYEE, serviceForms } from './serviceForms.ts';

interface PayeeFormProps {
  readonly service: Service;
  /** The page without the form. */
  readonly path: string;
}

/** A payee with the account that is paid, as far as it is shown. */
const describePayee = ({ bank, masked }: Pick<Payee, 'bank' | 'masked'>): string =>
  `${nameBank(bank)} ${masked}`;

/** Chooses whom a service pays: somebody paid before, or somebody new. */
export function PayeeForm({ service, path }: PayeeFormProps) {
  const { data: payees } = useRoute('listPayees', {});
  const { state } = useNavigation();
  const result = findResult(useActionData(), serviceForms.payee);
  const [chosen, setChosen] = useState<string | null>(null);
  if (!payees) return null;
  const others = payees.filter((payee) => payee.id !== service.payee?.id && payee.state !== 'refused');
  const initial = result?.typed.payeeId || others[0]?.id || NEW_PAYEE;
  const isNew = (chosen ?? initial) === NEW_PAYEE;
  return (
    <PageForm as={Form} noValidate className={css.form}>
      <input type="hidden" name="version" value={service.version} />
      <Stack gap="l">
        <Text>{messages.threeDays}</Text>
        <FormError result={result} />
        {others.length === 0 ? (
          <input type="hidden" name="payeeId" value={NEW_PAYEE} />
        ) : (
          <RadioGroup
            label={messages.payeeChoiceLabel}
            name="payeeId"
            options={[
              ...others.map((payee) => ({
                value: payee.id,
                label: payee.name,
                description: describePayee(payee),
              })),
              { value: NEW_PAYEE, label: messages.newPayee },
            ]}
            defaultValue={initial}
            error={result?.fields.payeeId}
            onValueChange={({ value }) => setChosen(value)}
            required
          />
        )}
        <div className={isNew ? undefined : css.unscriptedOnly}>
          <Card as="section" aria-labelledby="new-payee-title">
            <Stack gap="m">
              <Heading level={3} size="s" id="new-payee-title">
                {messages.newPayeeTitle}
              </Heading>
              <PayeeFields typed={result?.typed} issues={result?.fields} />
            </Stack>
          </Card>
        </div>
        <Inline gap="s">
          <Button type="submit" name={serviceForms.payee} value="change" isBusy={state === 'submitting'}>
            {messages.saveLabel}
          </Button>
          <Link variant="secondary" href={path}>
            {messages.cancelLabel}
          </Link>
        </Inline>
      </Stack>
    </PageForm>
  );
}
