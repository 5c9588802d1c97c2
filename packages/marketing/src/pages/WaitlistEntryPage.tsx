import { ApiError } from '@sewa/api/errors';
import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { waitlistEntryPath, waitlistLeftPath } from '@sewa/paths';
import { redirect, useSearchParams } from 'react-router-dom';
import * as messages from '../messages.ts';
import { EntryState } from '../Waitlist/EntryState.tsx';

const parseToken = (params: URLSearchParams): string => (params.get('token') ?? '').slice(0, 100);

/** Reads the entry that the link of an email belongs to. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  if (!url.searchParams.has('left'))
    await preload('findWaitlistEntry', { token: parseToken(url.searchParams) });
}

/** Confirms the entry, or deletes it; the page then says what became of it. */
export async function action({ url, request, client }: PageRequest): Promise<Response> {
  const token = parseToken(url.searchParams);
  const isLeaving = (await request.formData()).get('step') === 'leave';
  const body = { token };
  try {
    if (isLeaving) await client.leaveWaitlist({ body });
    else await client.confirmWaitlistEntry({ body });
  } catch (error) {
    // The link may have ended meanwhile, which the page says.
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return redirect(waitlistEntryPath(token), 303);
  }
  return redirect(isLeaving ? waitlistLeftPath() : waitlistEntryPath(token), 303);
}

/** Where the link of an email leads: confirm, see one's place in the queue, leave. Looking at it changes nothing. */
export default function WaitlistEntryPage() {
  const [params] = useSearchParams();
  const hasLeft = params.has('left');
  const { data: entry } = useRoute('findWaitlistEntry', hasLeft ? null : { token: parseToken(params) });
  const title = hasLeft
    ? messages.leftTitle
    : entry
      ? entry.place === null
        ? messages.confirmTitle(entry.title)
        : messages.placeTitle(entry.place)
      : messages.entryInvalidTitle;
  return (
    <main id="main">
      <PageMeta title={title} description={messages.entryDescription} isIndexed={false} />
      <EntryState title={title} entry={entry ?? null} hasLeft={hasLeft} />
    </main>
  );
}
