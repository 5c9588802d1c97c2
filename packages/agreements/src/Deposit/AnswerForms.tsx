import type { Rental, RentalDeposit } from '@sewa/api/client';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { DatePicker } from '@sewa/pickers';
import { Button, Heading, Stack, Text, TextArea } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { FirstIssue } from '../FirstIssue.tsx';
import { AGREE, DISPUTE, RETURNED } from './depositForms.ts';
import * as messages from './messages.ts';

interface AnswerProps {
  readonly rental: Rental;
  readonly deposit: RentalDeposit;
}

const useBusy = () => {
  const { state, formData } = useNavigation();
  return (value: string) => state !== 'idle' && formData?.get('do') === value;
};

/** The tenant's answer to what is kept. */
export function AnswerForms({ rental: { version }, deposit }: AnswerProps) {
  const data = useActionData();
  const refused = findResult(data, DISPUTE);
  const isBusy = useBusy();
  const cents = deposit.deductions.reduce((sum, item) => sum + item.cents, 0);
  return (
    <Stack gap="l">
      <PageForm as={Form}>
        <input type="hidden" name="version" value={version} />
        <FormError result={findResult(data, AGREE)} />
        <Button type="submit" name="do" value={AGREE} isBusy={isBusy(AGREE)}>
          {messages.agreeLabel(cents)}
        </Button>
      </PageForm>
      <PageForm as={Form} noValidate>
        <input type="hidden" name="version" value={version} />
        <Stack gap="s">
          <FormError result={refused} />
          <FirstIssue result={refused} />
          <TextArea
            label={messages.disputeLabel}
            name="words"
            required
            rows={3}
            maxLength={2_000}
            defaultValue={refused?.typed.words}
            error={refused?.fields.words}
          />
          <div>
            <Button type="submit" variant="secondary" name="do" value={DISPUTE} isBusy={isBusy(DISPUTE)}>
              {messages.disputeButton}
            </Button>
          </div>
        </Stack>
      </PageForm>
    </Stack>
  );
}

/** Says that the deposit came back, and when. */
export function ReturnForm({ rental: { version, side }, deposit }: AnswerProps) {
  const refused = findResult(useActionData(), RETURNED);
  const isBusy = useBusy();
  const other = deposit.returns.find((each) => each.side !== side);
  return (
    <PageForm as={Form} noValidate key={JSON.stringify(other)}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="cents" value={deposit.toReturnCents} />
      <Stack gap="m">
        <Heading level={3} size="s">
          {messages.returnTitle}
        </Heading>
        <Text as="p">{messages.returnLead(deposit.toReturnCents)}</Text>
        <FormError result={refused} />
        <FirstIssue result={refused} />
        <DatePicker
          label={messages.dayLabel}
          name="on"
          required
          defaultValue={refused?.typed.on || other?.on || null}
          error={refused?.fields.on ?? refused?.fields.cents}
        />
        <div>
          <Button type="submit" name="do" value={RETURNED} isBusy={isBusy(RETURNED)}>
            {messages.returnButton(deposit.toReturnCents)}
          </Button>
        </div>
      </Stack>
    </PageForm>
  );
}
