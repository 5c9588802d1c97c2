import type { Property } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { Button, Card, Heading, Inline, Select, Stack } from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import * as common from '../messages.ts';
import * as messages from './messages.ts';
import { describeFreePart, listFreeParts, START_FORM } from './startForms.ts';

/** Starts a listing of the whole home or of a room that has none yet. */
export function StartListing({ property }: { readonly property: Property }) {
  const result = findResult(useActionData(), START_FORM);
  const { state, formData } = useNavigation();
  const parts = listFreeParts(property);
  const [first] = parts;
  if (first === undefined) return null;
  return (
    <Card as="section" id={START_FORM} aria-labelledby="start-title">
      <PageForm as={Form}>
        <CorporateField />
        <Stack gap="m">
          <Heading level={3} size="s" id="start-title">
            {property.listings.length === 0 ? messages.startFirstListingTitle : common.startListingTitle}
          </Heading>
          <Select
            label={messages.partLabel}
            hint={common.partHint}
            name="part"
            options={parts.map((part) => ({ value: part, label: describeFreePart(part) }))}
            defaultValue={result?.typed.part || first}
            error={result?.fields.part}
            autoComplete="off"
          />
          <Inline>
            <Button
              type="submit"
              name={START_FORM}
              value="start"
              isBusy={state !== 'idle' && formData?.has(START_FORM) === true}
            >
              {messages.startListingLabel}
            </Button>
          </Inline>
          <FormError result={result} />
        </Stack>
      </PageForm>
    </Card>
  );
}
