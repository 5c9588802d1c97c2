import type { Property } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { AddressFields } from '@sewa/pages/steps';
import { propertyPath } from '@sewa/paths';
import { Button, Form, Heading, Inline, Link, Stack, Text } from '@sewa/ui';
import { useMemo, useRef, useState } from 'react';
import { Form as RouterForm, useActionData, useNavigation } from 'react-router-dom';
import * as common from '../messages.ts';
import { UnitFactsFields } from '../Wizard/FactsFields.tsx';
import { listFieldErrors } from '../Wizard/fieldErrors.ts';
import { parseStepForm, pickUnitText } from '../Wizard/stepText.ts';
import { FACTS_FORM } from './factsForms.ts';
import * as messages from './messages.ts';

/** Changes the address and the facts of a home, with the fields of the wizard. */
export function FactsForm({ property }: { readonly property: Property }) {
  const form = useRef<HTMLFormElement>(null);
  const result = findResult(useActionData(), FACTS_FORM);
  const { state, formData } = useNavigation();
  const start = { ...pickUnitText(property), ...result?.typed };
  const [text, setText] = useState(start);
  const errors = useMemo(() => listFieldErrors(result?.fields ?? {}), [result]);
  const read = () => {
    if (form.current) setText(parseStepForm('address', new FormData(form.current), text));
  };
  return (
    <PageForm
      as={Form}
      formComponent={RouterForm}
      ref={form}
      id={FACTS_FORM}
      errors={errors}
      noValidate
      onChange={read}
      aria-labelledby="facts-title"
    >
      <CorporateField />
      <input type="hidden" name="version" value={property.version} />
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size="m" id="facts-title">
            {common.factsTitle}
          </Heading>
          <Text tone="muted">{messages.factsLead}</Text>
        </Stack>
        <FormError result={result} />
        <AddressFields start={start} text={text} touch={read} />
        <Text size="s" tone="muted">
          {messages.addressHint}
        </Text>
        <UnitFactsFields start={start} />
        <Inline gap="s">
          <Button
            type="submit"
            name={FACTS_FORM}
            value="save"
            isBusy={state !== 'idle' && formData?.has(FACTS_FORM) === true}
          >
            {messages.saveLabel}
          </Button>
          <Link variant="secondary" href={`${propertyPath(property.id)}#${FACTS_FORM}`}>
            {common.cancelLabel}
          </Link>
        </Inline>
      </Stack>
    </PageForm>
  );
}
