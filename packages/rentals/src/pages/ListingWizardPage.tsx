import type { OwnListing } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatAddress } from '@sewa/formatters';
import type { PageRequest } from '@sewa/pages';
import { listingWizardPath } from '@sewa/paths';
import { data, useActionData, useParams, useSearchParams } from 'react-router-dom';
import { EditListing } from '../Listing/EditListing.tsx';
import { handleListingForm, listingFields } from '../Listing/listingForms.ts';
import { handlePhotoForm, type PhotoResult } from '../Photos/handlePhotoForm.ts';
import { AddressStep } from '../Wizard/AddressStep.tsx';
import { FactsFields } from '../Wizard/FactsFields.tsx';
import { chooseStep } from '../Wizard/findStep.ts';
import { handlePublishForm, type PublishResult } from '../Wizard/handlePublishForm.ts';
import { handleStepForm, type StepResult } from '../Wizard/handleStepForm.ts';
import { PhotosStep } from '../Wizard/PhotosStep.tsx';
import { PublishStep } from '../Wizard/PublishStep.tsx';
import { RentFields } from '../Wizard/RentFields.tsx';
import { StepForm } from '../Wizard/StepForm.tsx';
import { WizardFrame } from '../Wizard/WizardFrame.tsx';

const mayFail = () => null;

/** Whether a listing is edited on one page: it was published, or waits for that. */
const isPublished = ({ state }: OwnListing): boolean => state !== 'draft' && state !== 'closed';

/** Reads the listing, who edits it, and what its step shows. */
export async function loader({ params, preload, url }: PageRequest): Promise<void> {
  const { id, listingId = '' } = params;
  const [listing] = await Promise.all([preload('getOwnListing', { id: listingId }), preload('getUser', {})]);
  if (listing.property.id !== id) throw data(null, { status: 404 });
  if (isPublished(listing)) {
    await Promise.all([
      preload('fairRent', { id: listingId }).catch(mayFail),
      preload('getListingNumbers', { id: listingId }).catch(mayFail),
      preload('listPhotos', { id: listingId }).catch(mayFail),
    ]);
    return;
  }
  const step = chooseStep(url.searchParams.get('step'), listing);
  if (step === 'photos') await preload('listPhotos', { id: listingId }).catch(mayFail);
  if (step === 'rent') await preload('fairRent', { id: listingId }).catch(mayFail);
  if (step === 'publish') await preload('getListingPreview', { id: listingId }).catch(mayFail);
}

/** Takes the form of a step, or of what is done with the listing. */
export async function action(page: PageRequest): Promise<unknown> {
  const form = await page.request.clone().formData();
  if (form.has(listingFields.listing)) return handleListingForm(page, form);
  const step = form.get('step');
  if (step === 'address' || step === 'facts' || step === 'rent') return handleStepForm(page, form, step);
  return step === 'photos' ? handlePhotoForm(page, form) : handlePublishForm(page, form);
}

/** Five steps from a draft to a published listing, and one page to edit it from then on. */
export default function ListingWizardPage() {
  const { id = '', listingId = '' } = useParams();
  const [search] = useSearchParams();
  const { data: user } = useRoute('getUser', {}, { isErrorReturned: true });
  const { data: listing, mutate } = useRoute('getOwnListing', { id: listingId });
  const result = useActionData() as StepResult | PhotoResult | PublishResult | undefined;
  if (!listing) return null;
  const person = user?.id ?? null;
  const onStored = (stored: typeof listing) => void mutate(stored, { revalidate: false });
  const photoResult = result?.step === 'photos' ? (result as PhotoResult) : undefined;
  if (isPublished(listing))
    return (
      <EditListing
        listing={listing}
        person={person}
        stepResult={result && 'typed' in result && 'section' in result ? result : undefined}
        photoResult={photoResult}
        onStored={onStored}
      />
    );
  const step = chooseStep(search.get('step'), listing);
  const form = {
    listing,
    person,
    result: result && result.step === step && step !== 'publish' ? (result as StepResult) : undefined,
    onStored,
  };
  const key = `${listingId}:${step}`;
  return (
    <WizardFrame
      step={step}
      name={formatAddress(listing.property.address)}
      findHref={(to) => listingWizardPath(id, listingId, to)}
    >
      {step === 'address' ? <AddressStep key={key} {...form} /> : null}
      {step === 'facts' ? (
        <StepForm key={key} step={step} {...form}>
          {(fields) => <FactsFields {...fields} />}
        </StepForm>
      ) : null}
      {step === 'rent' ? (
        <StepForm key={key} step={step} {...form}>
          {(fields) => <RentFields {...fields} />}
        </StepForm>
      ) : null}
      {step === 'photos' ? <PhotosStep key={key} listing={listing} result={photoResult} /> : null}
      {step === 'publish' ? (
        <PublishStep
          key={key}
          listing={listing}
          result={result?.step === 'publish' ? (result as PublishResult) : undefined}
        />
      ) : null}
    </WizardFrame>
  );
}
