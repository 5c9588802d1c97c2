import { type ListingStep, listingWizardPath } from '@sewa/paths';

/** What of a listing that was published is edited, each in a form of its own. */
export const editSections = ['rent', 'available', 'photos', 'words', 'facts', 'rules', 'address'] as const;

/** A section of the page on which a listing is edited. */
export type EditSectionName = (typeof editSections)[number];

/** The section a form or an address names; null if it is none. */
export const parseSection = (value: unknown): EditSectionName | null =>
  editSections.find((name) => name === value) ?? null;

/** Sections with the fields of a step of the wizard, for addresses that lead to a step. */
const sectionsOfStep: Readonly<Record<ListingStep, readonly EditSectionName[]>> = {
  address: ['address'],
  facts: ['words', 'facts'],
  rent: ['rules'],
  photos: ['photos'],
  publish: [],
};

/** Sections whose fields are open: the one that is edited, or those of a step. */
export function findOpenSections(search: URLSearchParams): readonly EditSectionName[] {
  const edited = parseSection(search.get('edit'));
  if (edited) return [edited];
  const step = search.get('step') ?? '';
  return Object.entries(sectionsOfStep).find(([name]) => name === step)?.[1] ?? [];
}

/** A section of the page of a listing. */
export const findSectionPath = (propertyId: string, listingId: string, section: EditSectionName): string =>
  `${listingWizardPath(propertyId, listingId)}#${section}`;

/** The same with its fields. */
export const findEditPath = (propertyId: string, listingId: string, section: EditSectionName): string =>
  `${listingWizardPath(propertyId, listingId)}?edit=${section}#${section}`;

/** The same after it was saved. */
export const findSavedPath = (propertyId: string, listingId: string, section: EditSectionName): string =>
  `${listingWizardPath(propertyId, listingId)}?saved=${section}#${section}`;
