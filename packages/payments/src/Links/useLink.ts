import { useRoute } from '@sewa/api/swr';
import { useParams } from 'react-router-dom';

/** What is behind the link of the page; nothing if it doesn't work any more. */
export function useLink() {
  const { id: secret = '' } = useParams();
  const { data: link, error, mutate } = useRoute('getPaymentLink', { secret }, { isErrorReturned: true });
  if (error && error.status !== 404 && !link) throw error;
  return { secret, link, ask: () => mutate() };
}
