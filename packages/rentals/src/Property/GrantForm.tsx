import type { Authority } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { findDay, parseMoney } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { DatePicker } from '@sewa/pickers';
import { Button, Grid, Inline, MoneyField, Stack, TextField } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import * as common from '../messages.ts';
import { authorityButtons, NEW_AUTHORITY } from './authorityForms.ts';
import * as messages from './messages.ts';

interface GrantFormProps {
  /** The request that is agreed to; without one, the agent is named by their number. */
  readonly request?: Authority;
}

/** Gives an agent authority from a day to a day: one who asked for it, or any by their registration number. */
export function GrantForm({ request }: GrantFormProps) {
  const about = request?.id ?? NEW_AUTHORITY;
  const result = findResult(useActionData(), about);
  const { state, formData } = useNavigation();
  const typed = result?.typed;
  const isBusy = (name: string) => state !== 'idle' && formData?.get(name) === about;
  return (
    // The fields begin anew once an authority was given.
    <PageForm as={Form} noValidate key={result?.done ?? ''}>
      <CorporateField />
      <Stack gap="m">
        <FormError result={result} />
        {request ? (
          <input type="hidden" name="registrationNumber" value={request.registrationNumber} />
        ) : null}
        <Grid gap="m" minColumn="m">
          {request ? null : (
            <TextField
              label={common.registrationNumberLabel}
              hint={messages.registrationNumberHint}
              name="registrationNumber"
              required
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              defaultValue={typed?.registrationNumber}
              error={result?.fields.registrationNumber}
            />
          )}
          <DatePicker
            label={messages.fromLabel}
            name="from"
            required
            defaultValue={typed?.from ?? findDay(Date.now())}
            error={result?.fields.from}
          />
          <DatePicker
            label={messages.toLabel}
            name="to"
            required
            defaultValue={typed?.to || null}
            error={result?.fields.to}
          />
          <MoneyField
            label={messages.monthlyRentMinLabel}
            hint={messages.monthlyRentMinHint}
            name="monthlyRentMin"
            autoComplete="off"
            defaultValue={parseMoney(typed?.monthlyRentMin)}
            error={result?.fields.monthlyRentMin}
          />
        </Grid>
        <Inline gap="s">
          <Button
            type="submit"
            variant={request ? 'primary' : 'secondary'}
            name={authorityButtons.grant}
            value={about}
            isBusy={isBusy(authorityButtons.grant)}
          >
            {request ? messages.agreeLabel : messages.grantLabel}
          </Button>
          {request ? (
            <Button
              type="submit"
              variant="quiet"
              name={authorityButtons.decline}
              value={about}
              formNoValidate
              isBusy={isBusy(authorityButtons.decline)}
              aria-label={messages.declineLabelFor(request.agentName ?? request.registrationNumber)}
            >
              {messages.declineLabel}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </PageForm>
  );
}
