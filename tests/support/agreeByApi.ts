import type { Page } from '@playwright/test';
import { callApi } from './callApi.ts';
import { stepUpByApi } from './rentPlan.ts';

interface Versioned {
  readonly id: string;
  readonly version: number;
  readonly state: string;
}

const findDay = (later: number) =>
  new Date(Date.now() + later * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'Asia/Singapore' });

/** Publishes an HDB flat of an owner; resolves to the id of its listing. */
async function publishFlat(owner: Page, operator: Page, unit: string): Promise<string> {
  const home = await callApi<Versioned>(owner, 'POST', '/api/properties', {
    address: { block: '211', street: 'Ang Mo Kio Avenue 3', floor: '8', unit, postalCode: '560211' },
    ownership: 'own',
    propertyType: 0,
    numberOfBedrooms: 2,
    numberOfBathrooms: 1,
    furnitureStatus: 1,
  });
  const path = `/api/properties/${home.id}/listings`;
  const part = { part: 'whole', propertySubType: 0 };
  const { id, version } = await callApi<Versioned>(owner, 'POST', path, part);
  const draft = await callApi<Versioned>(owner, 'PATCH', `/api/listings/${id}`, {
    version,
    title: `Flat ${unit} to sign for`,
    monthlyRent: 260_000,
    availableFrom: findDay(20),
  });
  const sent = await callApi<Versioned>(owner, 'POST', `/api/listings/${id}/submit`, {
    version: draft.version,
  });
  if (sent.state === 'review')
    await callApi(operator, 'POST', `/api/listings/${id}/approve`, { version: sent.version });
  return id;
}

/** Has a tenant and an owner agree on an HDB flat, for journeys that begin there; resolves to the page of the rental. */
export async function agreeByApi(
  { tenant, owner, operator }: Readonly<Record<'tenant' | 'owner' | 'operator', Page>>,
  unit: string,
  months = 12,
): Promise<string> {
  const listingId = await publishFlat(owner, operator, unit);
  const { id, version } = await callApi<Versioned>(tenant, 'POST', '/api/rentals', { listingId });
  await callApi(tenant, 'POST', `/api/rentals/${id}/offer`, {
    version,
    terms: {
      monthlyRent: 260_000,
      from: findDay(30),
      months,
      depositMonths: 1,
      dutyBy: 'tenant',
      clauses: ['pets'],
      occupiers: [{ name: 'Tessa Tan', residentialStatus: 'C' }],
      goodFaithCents: 0,
      expiresAt: new Date(Date.now() + 3 * 86_400_000).toISOString(),
    },
  });
  const rental = await callApi<Versioned & { offers: readonly Versioned[] }>(
    owner,
    'GET',
    `/api/rentals/${id}`,
  );
  await callApi(owner, 'POST', `/api/rentals/${id}/accept`, {
    version: rental.version,
    offerId: rental.offers[0]?.id,
  });
  return `/contract/${id}`;
}

/** Takes a step of a rental by the API, as it stands now. */
export async function stepByApi(
  page: Page,
  contract: string,
  name: string,
  body: object = {},
): Promise<void> {
  const path = `/api/rentals/${contract.split('/').at(-1)}`;
  const { version } = await callApi<Versioned>(page, 'GET', path);
  await callApi(page, 'POST', `${path}/${name}`, { version, ...body });
}

/** Has both sides write, send and sign what `agreeByApi` agreed on for two years. */
export async function signByApi(
  people: Readonly<Record<'tenant' | 'owner' | 'operator', Page>>,
  unit: string,
): Promise<string> {
  const { tenant, owner } = people;
  const contract = await agreeByApi(people, unit, 24);
  await stepByApi(tenant, contract, 'draft', { templateVersion: 1, blanks: {} });
  for (const page of [tenant, owner]) await stepByApi(page, contract, 'send');
  for (const page of [tenant, owner]) {
    await stepUpByApi(page);
    const { name } = await callApi<{ name: string }>(page, 'GET', '/api/user/get');
    await stepByApi(page, contract, 'sign', { way: 'own', name });
  }
  return contract;
}
