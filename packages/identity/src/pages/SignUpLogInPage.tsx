import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { nameInviter } from '../Invitation/invitationText.ts';
import { LogInForm } from '../LogInForm.tsx';

export { takeLogInForm as action } from '../LogInForm.tsx';

/** Reads the invitation this browser follows. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('currentInvitation', {});
}

/** Log-in for whoever follows an invitation and has an account: it is taken up afterwards. */
export default function SignUpLogInPage() {
  const { data: invitation } = useRoute('currentInvitation', {});
  return (
    <main id="main">
      <PageMeta
        title="Log in"
        description="Log in with your account, and go on with what you were invited to."
        isIndexed={false}
      />
      <LogInForm
        lead={
          invitation?.state === 'waiting'
            ? `Then you can join ${nameInviter(invitation)}. We send a code to your phone.`
            : 'We send a code to your phone, and you go on where you were.'
        }
      />
    </main>
  );
}
