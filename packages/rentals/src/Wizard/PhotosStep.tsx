import type { OwnListing } from '@sewa/api/client';
import { listingWizardPath } from '@sewa/paths';
import { Link, Stack } from '@sewa/ui';
import type { PhotoResult } from '../Photos/handlePhotoForm.ts';
import { PhotoStep } from '../Photos/PhotoStep.tsx';
import * as messages from './messages.ts';
import * as css from './Wizard.css.ts';

interface PhotosStepProps {
  readonly listing: OwnListing;
  /** What became of a form without script. */
  readonly result: PhotoResult | undefined;
}

/** The photos of a listing, which are saved as they are added, and the way on. */
export function PhotosStep({ listing, result }: PhotosStepProps) {
  const { property, id, state } = listing;
  return (
    <Stack gap="l">
      <PhotoStep listing={listing} result={result} />
      <div className={css.bar}>
        <div className={css.status} />
        <Link variant="primary" href={listingWizardPath(property.id, id, 'publish')}>
          {messages.continueLabel}
        </Link>
        <Link
          variant="secondary"
          href={listingWizardPath(property.id, id, state === 'draft' ? 'rent' : 'publish')}
        >
          {messages.backLabel}
        </Link>
      </div>
    </Stack>
  );
}
