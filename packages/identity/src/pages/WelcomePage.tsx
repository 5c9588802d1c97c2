import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { AppLink } from '@sewa/pages/deep-links';
import { findActorType } from '@sewa/paths';
import { Stack } from '@sewa/ui';
import * as messages from '../messages.ts';
import { StepHead } from '../StepHead.tsx';
import { listFirstSteps } from '../Welcome/firstSteps.ts';
import { StepList } from '../Welcome/StepList.tsx';

/** Reads who has signed up. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('getUser', {});
}

/** After sign-up: three first steps for what somebody became. */
export default function WelcomePage() {
  const { data: user } = useRoute('getUser', {});
  if (!user) return null;
  return (
    <main id="main">
      <PageMeta title={messages.welcomeTitle} description={messages.welcomeDescription} isIndexed={false} />
      <Stack gap="l">
        <StepHead
          title={user.name ? messages.welcomeName(user.name) : messages.welcomeTitle}
          lead={messages.welcomeLead}
        />
        <StepList label={messages.firstStepsLabel} steps={listFirstSteps(user.userTypes)} />
        <AppLink actorType={findActorType(user.userTypeIds.at(-1) ?? 0)} />
      </Stack>
    </main>
  );
}
