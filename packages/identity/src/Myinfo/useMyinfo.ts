import { useRoute } from '@sewa/api/swr';

/** What Myinfo is asked for, by user type; empty where it cannot be used. */
export function useMyinfo() {
  const { data: issuers } = useRoute('listIssuers', {});
  return issuers?.find(({ name }) => name === 'singpass')?.myinfo ?? [];
}
