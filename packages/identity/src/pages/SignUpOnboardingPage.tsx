import { PageMeta, type PageRequest } from '@sewa/pages';
import { loginPath, signUpByPath, signUpCompletePath, signUpPath } from '@sewa/paths';
import { Heading } from '@sewa/ui';
import { redirect } from 'react-router-dom';
import * as messages from '../messages.ts';

/**
 * Looks whether an invitation waits and leads on: to confirm it, to sign-up where that is not complete or the user type is
 * missing, and for whoever has nothing to do with it to where log-in leads.
 */
export async function loader({ preload }: PageRequest): Promise<void> {
  const [isWaiting, invitation, { isValid }] = await Promise.all([
    preload('getOnboarding', {}),
    preload('currentInvitation', {}),
    preload('control', {}),
  ]);
  if (isWaiting) throw redirect(signUpCompletePath(), 302);
  if (invitation?.state === 'waiting' && !invitation.isOwn) throw redirect(signUpByPath(), 302);
  throw redirect(isValid ? loginPath() : signUpPath(), 302);
}

/** One line while that is looked up. */
export default function SignUpOnboardingPage() {
  return (
    <main id="main">
      <PageMeta
        title={messages.joinPageTitle}
        description={messages.invitationSearchDescription}
        isIndexed={false}
      />
      <Heading level={1} size="s">
        {messages.invitationSearchTitle}
      </Heading>
    </main>
  );
}
