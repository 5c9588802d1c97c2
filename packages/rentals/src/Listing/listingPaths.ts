import type { PropertyListing } from '@sewa/api/client';
import { listingPath, listingPreviewPath, listingWizardPath, propertyPath, viewingsPath } from '@sewa/paths';
import type { ListingAction } from './findNextStep.ts';

type Page = Extract<ListingAction['to'], { open: unknown }>['open'];

/** The address of a page about a listing. */
export const findListingPath = (page: Page, propertyId: string, { id, slug }: PropertyListing): string =>
  ({
    wizard: listingWizardPath(propertyId, id),
    preview: listingPreviewPath(propertyId, id),
    page: listingPath(id, slug),
    authority: `${propertyPath(propertyId)}#agents`,
    viewings: viewingsPath(propertyId),
  })[page];
