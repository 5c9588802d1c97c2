import type { Property } from '@sewa/api/client';
import { CorporateField } from '@sewa/api/swr';
import { amenities, furnitureStatuses, propertyTypes } from '@sewa/formatters';
import { PageForm } from '@sewa/pages';
import { FormError } from '@sewa/pages/form-notices';
import { findResult } from '@sewa/pages/forms';
import { propertyPath } from '@sewa/paths';
import {
  Button,
  Checkbox,
  FieldGroup,
  Grid,
  Heading,
  Inline,
  Link,
  Select,
  Stack,
  Text,
  TextField,
} from '@sewa/ui';
import { Form, useActionData, useNavigation } from 'react-router-dom';
import * as messages from '../messages.ts';
import { addressFields, FACTS_FORM } from './factsForms.ts';

const counts = (from: number) =>
  Array.from({ length: 11 - from }, (_, index) => String(index + from)).map((value) => ({
    value,
    label: value,
  }));

const selects = [
  { name: 'propertyType', options: propertyTypes.map(({ code, label }) => ({ value: String(code), label })) },
  { name: 'numberOfBedrooms', options: counts(0) },
  { name: 'numberOfBathrooms', options: counts(0) },
  {
    name: 'furnitureStatus',
    options: furnitureStatuses.map(({ code, label }) => ({ value: String(code), label })),
  },
] as const;

const areaUnits = [
  { value: '0', label: 'sqm' },
  { value: '1', label: 'sqft' },
];

/** What the fields begin with. */
function listStored({ address, area, ...facts }: Property): Readonly<Record<string, string>> {
  const text = (value: number | string | null) => (value === null ? '' : String(value));
  return {
    ...Object.fromEntries(addressFields.map((name) => [name, text(address[name])])),
    ...Object.fromEntries(selects.map(({ name }) => [name, text(facts[name])])),
    area: text(area?.value ?? null),
    areaUnit: text(area?.unit ?? 0),
    amenities: facts.amenities.join(','),
  };
}

/** Changes the address and the facts of a home. */
export function FactsForm({ property }: { readonly property: Property }) {
  const result = findResult(useActionData(), FACTS_FORM);
  const { state, formData } = useNavigation();
  const values = { ...listStored(property), ...result?.typed };
  const chosen = (values.amenities ?? '').split(',');
  const error = (name: string) => result?.fields[name];
  return (
    <PageForm as={Form} id={FACTS_FORM} noValidate aria-labelledby="facts-title">
      <CorporateField />
      <input type="hidden" name="version" value={property.version} />
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={2} size="m" id="facts-title">
            {messages.factsTitle}
          </Heading>
          <Text tone="muted">{messages.factsLead}</Text>
        </Stack>
        <FormError result={result} />
        <Grid gap="m" minColumn="s">
          {addressFields.map((name) => (
            <TextField
              key={name}
              label={messages.addressName[name]}
              name={name}
              defaultValue={values[name]}
              error={error(name)}
              inputMode={name === 'postalCode' ? 'numeric' : undefined}
              maxLength={name === 'street' ? 100 : 10}
              required={name === 'postalCode' || name === 'street'}
              autoComplete="off"
            />
          ))}
        </Grid>
        <Text size="s" tone="muted">
          {messages.addressHint}
        </Text>
        <Grid gap="m" minColumn="s">
          {selects.map(({ name, options }) => (
            <Select
              key={name}
              label={messages.factName[name]}
              name={name}
              options={options}
              {...(values[name] === '' ? { placeholder: messages.chooseLabel } : {})}
              defaultValue={values[name]}
              error={error(name)}
              autoComplete="off"
            />
          ))}
          <TextField
            label={messages.factName.area}
            name="area"
            inputMode="decimal"
            defaultValue={values.area}
            error={error('area')}
            autoComplete="off"
          />
          <Select
            label={messages.areaUnitLabel}
            name="areaUnit"
            options={areaUnits}
            defaultValue={values.areaUnit}
            autoComplete="off"
          />
        </Grid>
        <FieldGroup role="group" label={messages.factName.amenities}>
          {(id) => (
            <Grid gap="s" minColumn="s">
              {amenities.map(({ code, label }, index) => (
                <Checkbox
                  key={code}
                  id={index === 0 ? id : undefined}
                  name="amenities"
                  value={code}
                  label={label}
                  defaultChecked={chosen.includes(String(code))}
                />
              ))}
            </Grid>
          )}
        </FieldGroup>
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
            {messages.cancelLabel}
          </Link>
        </Inline>
      </Stack>
    </PageForm>
  );
}
