import type { RouteParams } from '@sewa/api/client';
import type { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { type FormResult, parseText, parseVersion, rejectFields } from '@sewa/pages/forms';
import { propertyPath } from '@sewa/paths';
import { redirect } from 'react-router-dom';
import { runFormAction } from '../formActions.ts';
import * as messages from '../messages.ts';
import { newKey } from '../newKey.ts';

/** Name of the form that changes the facts of a home, and of its button. */
export const FACTS_FORM = 'facts';

/** The fields of an address, in the order in which they are asked for. */
export const addressFields = ['postalCode', 'block', 'street', 'floor', 'unit'] as const;

const otherFields = [
  'propertyType',
  'numberOfBedrooms',
  'numberOfBathrooms',
  'furnitureStatus',
  'area',
  'areaUnit',
] as const;

type Changes = Omit<RouteParams<'changeProperty'>['body'], 'version'>;

const parseNumber = (text: string): number | undefined =>
  text === '' ? undefined : Number(text.replaceAll(',', ''));

/** What the fields say; the API checks the codes. */
function parseChanges(form: FormData): Changes {
  const text = (name: string) => parseText(form, name);
  const [postalCode, block, street, floor, unit] = addressFields.map(text) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const area = parseNumber(text('area'));
  const numbers = Object.fromEntries(
    ['propertyType', 'numberOfBedrooms', 'numberOfBathrooms', 'furnitureStatus'].flatMap((name) => {
      const value = parseNumber(text(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
  return {
    address: { block: block || null, street, floor: floor || null, unit: unit || null, postalCode },
    ...numbers,
    area: area === undefined ? null : { value: area, unit: text('areaUnit') === '1' ? 1 : 0 },
    amenities: form.getAll('amenities').map(Number),
  };
}

const reasonsAtFields = ({ fields }: ApiError): FormResult['fields'] =>
  Object.fromEntries(
    fields.map(({ name, reason }) => [
      name.replace(/^address\./, '').replace(/^area\..*/, 'area'),
      messages.fieldIssue(reason),
    ]),
  );

/** An address that another home has, and reasons at the fields they are about. */
function describeRefusal(error: ApiError): Partial<FormResult> | null {
  if (error.status === 409 && error.fields.some(({ name }) => name === 'address'))
    return { fields: { street: messages.addressTaken } };
  return error.status === 400 && error.fields.length > 0 ? { fields: reasonsAtFields(error) } : null;
}

/** Takes the form that changes a home; null if the form is about something else. */
export async function takeFactsForm(page: PageRequest, form: FormData): Promise<unknown> {
  if (!form.has(FACTS_FORM)) return null;
  const id = page.params.id ?? '';
  const typed = {
    ...Object.fromEntries([...addressFields, ...otherFields].map((name) => [name, parseText(form, name)])),
    amenities: form.getAll('amenities').join(','),
  };
  const changes = parseChanges(form);
  if (Number.isNaN(changes.area?.value))
    return rejectFields({ about: FACTS_FORM, typed }, { area: messages.enterNumber });
  let isSaved = false;
  const result = await runFormAction(
    page,
    { about: FACTS_FORM, done: messages.saved, typed, describe: describeRefusal },
    async () => {
      await page.client.changeProperty({ id, body: { version: parseVersion(form), ...changes } }, newKey());
      isSaved = true;
      return {};
    },
  );
  return isSaved ? redirect(`${propertyPath(id)}#${FACTS_FORM}`, 303) : result;
}
