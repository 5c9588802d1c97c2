import type { Rental, RentalCheck } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { DatePicker } from '@sewa/pickers';
import { Button, Checkbox, Grid, Stack, Text, TextField } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import { CHECKS, nameCheck, passSteps } from './checkForms.ts';
import * as messages from './messages.ts';

interface CheckFormProps {
  readonly rental: Rental;
  readonly kind: RentalCheck['kind'];
  /** Whose pass, by their place among the occupiers. */
  readonly occupier?: number;
  readonly lead?: string;
  readonly referenceLabel?: string;
}

/** Notes that something was looked at, and on which day; a pass counts only after all three steps. */
export function CheckForm({ rental, kind, occupier, lead, referenceLabel }: CheckFormProps) {
  const name = nameCheck(kind, occupier);
  const answer = findResult(useActionData(), CHECKS);
  const result = answer?.typed.check === name ? answer : null;
  const { state, formData } = useNavigation();
  const today = findDay(Date.now()) ?? '';
  const id = (field: string) => `${name}-${field}`.replace(' ', '-');
  const isBusy =
    state !== 'idle' &&
    formData?.get('kind') === kind &&
    (occupier === undefined || formData.get('occupier') === String(occupier));
  return (
    <PageForm as={Form} noValidate key={JSON.stringify(result?.typed)}>
      <input type="hidden" name="version" value={rental.version} />
      <input type="hidden" name="kind" value={kind} />
      {occupier === undefined ? null : <input type="hidden" name="occupier" value={occupier} />}
      <Stack gap="m">
        {lead ? <Text as="p">{lead}</Text> : null}
        <FormError result={result} />
        {kind === 'passes-seen'
          ? passSteps.map((step) => (
              <Checkbox
                key={step}
                name={step}
                label={messages.steps[step]}
                defaultChecked={result?.typed[step] !== undefined}
              />
            ))
          : null}
        <Grid gap="m" minColumn="m">
          <DatePicker
            id={id('on')}
            label={messages.dayLabel}
            name="on"
            required
            max={today}
            defaultValue={result?.typed.on || today}
            error={result?.fields.on}
          />
          {referenceLabel ? (
            <TextField
              id={id('reference')}
              label={referenceLabel}
              name="reference"
              required={kind === 'hdb-approval'}
              maxLength={100}
              autoComplete="off"
              defaultValue={result?.typed.reference}
              error={result?.fields.reference}
            />
          ) : null}
        </Grid>
        <div>
          <Button type="submit" variant="secondary" name="do" value={CHECKS} isBusy={isBusy}>
            {messages.noteLabel}
          </Button>
        </div>
      </Stack>
    </PageForm>
  );
}
