import type { Review } from '@sewa/api/client';
import { listingPath, listingPreviewPath } from '@sewa/paths';
import { Link, Stack, Text } from '@sewa/ui';
import * as messages from './messages.ts';

type Duplicate = Review['duplicates'][number];

const findPath = ({ id, slug, propertyId, status }: Duplicate): string =>
  status === 'hidden' && propertyId !== null
    ? `${listingPreviewPath(propertyId, id)}?from=review`
    : listingPath(id, slug);

/** Other listings that may be the same home, each with why. */
export function Duplicates({ duplicates }: Pick<Review, 'duplicates'>) {
  return (
    <Stack gap="xs" align="start">
      {duplicates.map((duplicate) => (
        <Stack key={duplicate.id} gap="xxs">
          <Link href={findPath(duplicate)}>{duplicate.name}</Link>
          <Text size="s" tone="muted">
            {`${messages.sameBecause[duplicate.because]}, ${messages.duplicateStatus[duplicate.status]}`}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
