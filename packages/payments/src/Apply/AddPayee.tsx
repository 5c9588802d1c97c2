import type { ServiceDraft } from '@sewa/api/client';
import { CorporateField, useRoute } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { flowApplyPath, stepUpPath } from '@sewa/paths';
import { Button, Form, Heading, Link, Stack, Text } from '@sewa/ui';
import { useMemo } from 'react';
import { Form as RouterForm, useActionData, useNavigation } from 'react-router-dom';
import { missing } from '../Payee/messages.ts';
import { PayeeFields } from '../Payee/PayeeFields.tsx';
import * as css from './Apply.css.ts';
import { addPayeePath, applyButtons } from './handleApplyForm.ts';
import * as messages from './messages.ts';

interface AddPayeeProps {
  readonly draft: ServiceDraft;
  /** Whether there is no other payee to choose. */
  readonly isFirst: boolean;
}

/** Adds a payee, after a security check. */
export function AddPayee({ draft, isFirst }: AddPayeeProps) {
  const result = findResult(useActionData(), applyButtons.addPayee);
  const { state } = useNavigation();
  const { data: stepUps } = useRoute('getStepUps', {});
  const errors = useMemo(
    () => Object.entries(result?.fields ?? {}).map(([field, message]) => ({ field, message })),
    [result],
  );
  if (!stepUps) return null;
  const back = flowApplyPath(draft.type, isFirst ? 'rent' : 'payee');
  const backLink = (
    <Link variant="secondary" href={back}>
      {isFirst ? messages.backLabel : messages.cancelLabel}
    </Link>
  );
  if (stepUps.provenFor === 0 && result === null)
    return (
      <Stack gap="m">
        {isFirst ? <Text>{messages.noPayees}</Text> : null}
        <Text>{messages.stepUpLead}</Text>
        <div className={css.bar}>
          <Link variant="primary" href={stepUpPath('payment', addPayeePath(draft.type))}>
            {messages.stepUpLabel}
          </Link>
          {backLink}
        </div>
      </Stack>
    );
  return (
    <PageForm as={Form} formComponent={RouterForm} errors={errors} missing={missing}>
      <CorporateField />
      <input type="hidden" name="version" value={draft.version} />
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size="m">
            {messages.addPayeeTitle}
          </Heading>
          <Text size="s" tone="muted">
            {messages.waitNote}
          </Text>
        </Stack>
        <FormError result={result} />
        <PayeeFields typed={result?.typed} />
        <div className={css.bar}>
          <Button type="submit" name={applyButtons.addPayee} value="true" isBusy={state !== 'idle'}>
            {messages.savePayeeLabel}
          </Button>
          {backLink}
        </div>
      </Stack>
    </PageForm>
  );
}
