import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { loginPath } from '@sewa/paths';
import { Link, Stack } from '@sewa/ui';
import * as messages from '../messages.ts';
import { StepHead } from '../StepHead.tsx';
import { listWaiting } from '../Welcome/listWaiting.ts';
import { StepList } from '../Welcome/StepList.tsx';

/** Reads who has logged in and what may wait for them. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([
    preload('getUser', {}),
    preload('getOnboarding', {}),
    preload('getDashboard', {}),
    preload('listFavourites', {}),
  ]);
}

/** The first log-in of a day on this device: hello, and what waits. */
export default function GreetPage() {
  const { data: user } = useRoute('getUser', {});
  const { data: isOnboarding } = useRoute('getOnboarding', {});
  const { data: day } = useRoute('getDashboard', {});
  const { data: favourites } = useRoute('listFavourites', {});
  if (!user || isOnboarding === undefined || !day || !favourites) return null;
  const waiting = listWaiting({ isOnboarding, day, favourites });
  return (
    <main id="main">
      <PageMeta title={messages.greetTitle} description={messages.greetDescription} isIndexed={false} />
      <Stack gap="l">
        <StepHead
          title={user.name ? messages.greetName(user.name) : messages.greetTitle}
          lead={waiting.length > 0 ? messages.greetLead : messages.greetNothingLead}
        />
        {waiting.length > 0 ? <StepList label={messages.greetListLabel} steps={waiting} /> : null}
        {/* Log-in knows where somebody goes on, and sends those who are signed in there at once. */}
        <Link variant="primary" href={loginPath()}>
          {messages.continueLabel}
        </Link>
      </Stack>
    </main>
  );
}
