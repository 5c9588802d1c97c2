import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { nameInviter } from '../Invitation/invitationText.ts';
import { LogInForm } from '../LogInForm.tsx';
import * as messages from '../messages.ts';

export { handleLogInForm as action } from '../LogInForm.tsx';

/** Reads the invitation this browser follows. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('currentInvitation', {});
}

/** Log-in for whoever follows an invitation and has an account: it is taken up afterwards. */
export default function SignUpLogInPage() {
  const { data: invitation } = useRoute('currentInvitation', {});
  return (
    <main id="main">
      <PageMeta title={messages.logInTitle} description={messages.signUpLogInDescription} isIndexed={false} />
      <LogInForm
        lead={
          invitation?.state === 'waiting'
            ? messages.signUpLogInToJoinLead(nameInviter(invitation))
            : messages.signUpLogInLead
        }
      />
    </main>
  );
}
