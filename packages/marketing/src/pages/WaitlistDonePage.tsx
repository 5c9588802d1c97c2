import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { findWaitlistName, homePath } from '@sewa/paths';
import { EmptyState, Link, Text } from '@sewa/ui';
import { useLocation } from 'react-router-dom';
import * as messages from '../messages.ts';

/** Reads the waitlist; the page is not found if there is none of this name. */
export async function loader({ url, preload }: PageRequest): Promise<void> {
  await preload('getWaitlist', { name: findWaitlistName(url.pathname) });
}

/** Says to confirm by email; the same for everybody, whoever joined. */
export default function WaitlistDonePage() {
  const name = findWaitlistName(useLocation().pathname);
  const { data: waitlist } = useRoute('getWaitlist', { name });
  if (!waitlist) return null;
  return (
    <main id="main">
      <PageMeta
        title={messages.donePageTitle(waitlist.title)}
        description={messages.doneDescription}
        isIndexed={false}
      />
      <EmptyState
        icon="mail"
        title={messages.doneTitle}
        level={1}
        actions={
          <Link variant="secondary" href={homePath()}>
            {messages.homeLabel}
          </Link>
        }
      >
        <Text as="p" tone="muted">
          {messages.doneLead}
        </Text>
        <Text as="p" size="s" tone="muted">
          {messages.noMailHint}
        </Text>
      </EmptyState>
    </main>
  );
}
