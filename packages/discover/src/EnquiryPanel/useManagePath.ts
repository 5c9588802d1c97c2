import { useRoute } from '@sewa/api/swr';
import { useSession } from '@sewa/auth/react';
import { managedListingPath } from '@sewa/paths';

/** Where the person who reads a listing manages it; null to everybody but its lister, before that is known, and without a listing. */
export function useManagePath(listingId: string | null): string | null {
  const isSignedIn = useSession(({ isAuthenticated, isValid }) => isAuthenticated && isValid);
  const { data } = useRoute('getListingAccess', isSignedIn && listingId !== null ? { id: listingId } : null, {
    isErrorReturned: true,
  });
  return listingId !== null && data?.isOwn ? managedListingPath(listingId, data.propertyId) : null;
}
