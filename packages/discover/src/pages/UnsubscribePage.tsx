import { useRoute } from '@sewa/api/swr';
import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { discoverPath, favouritesPath, unsubscribePath } from '@sewa/paths';
import { Button, EmptyState, Link } from '@sewa/ui';
import { redirect, useSearchParams } from 'react-router-dom';
import * as messages from '../Favourites/messages.ts';
import * as common from '../messages.ts';

const parseToken = (params: URLSearchParams): string => (params.get('token') ?? '').slice(0, 100);

/** Reads which search the link of a letter belongs to. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  await preload('findUnsubscribe', { token: parseToken(url.searchParams) });
}

/** Ends the mail of the search. */
export async function action({ url, client }: PageRequest): Promise<Response> {
  const token = parseToken(url.searchParams);
  await client.unsubscribe({ token });
  return redirect(unsubscribePath(token), 303);
}

/** Where the link of a letter leads: one press ends the mail, without log-in; looking at it ends nothing. */
export default function UnsubscribePage() {
  const [params] = useSearchParams();
  const { data: search } = useRoute('findUnsubscribe', { token: parseToken(params) });
  const state = search ? (search.isPaused ? 'ended' : 'running') : 'unknown';
  const name = search?.name ?? '';
  const title = {
    running: common.unsubscribeTitle(name),
    ended: common.unsubscribedTitle(name),
    unknown: common.unsubscribeInvalidTitle,
  }[state];
  return (
    <main id="main">
      <PageMeta title={title} description={common.unsubscribeDescription} isIndexed={false} />
      <EmptyState
        icon="mail"
        title={title}
        level={1}
        actions={
          state === 'running' ? (
            <PageForm
              // Nobody is signed in; the secret of the link says whose it is.
              isKeyed={false}
            >
              <Button type="submit">{common.unsubscribeLabel}</Button>
            </PageForm>
          ) : (
            <Link variant="secondary" href={state === 'ended' ? favouritesPath() : discoverPath()}>
              {state === 'ended' ? common.yourSavedSearchesLabel : messages.findHomeLabel}
            </Link>
          )
        }
      >
        {state === 'running' ? common.unsubscribeLead : null}
        {state === 'ended' ? common.unsubscribedLead : null}
        {state === 'unknown' ? common.unsubscribeInvalidLead : null}
      </EmptyState>
    </main>
  );
}
