import { useRoute } from '@sewa/api/swr';
import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { FormBanner } from '@sewa/pages/form-notices';
import { homePath, loginPath, signUpByPath, signUpInvitePath, signUpLoginPath } from '@sewa/paths';
import { Button, Form, Heading, Link, Stack, Text } from '@sewa/ui';
import {
  Form as RouterForm,
  redirectDocument,
  useActionData,
  useNavigation,
  useParams,
} from 'react-router-dom';
import { answerError, type FormFailure } from '../answerError.ts';
import { InvitationFacts } from '../Invitation/InvitationFacts.tsx';
import { explainState, nameInviter } from '../Invitation/invitationText.ts';
import * as messages from '../messages.ts';

/** Reads the invitation of the link, and whether somebody is signed in. */
export async function loader({ preload, params }: PageRequest): Promise<void> {
  await Promise.all([preload('getInvitation', { guid: params.guid ?? '' }), preload('control', {})]);
}

/** Accepts or declines; whoever has to sign up or log in first is sent there, and the invitation is remembered. */
export async function action({ request, params, client }: PageRequest): Promise<unknown> {
  const guid = params.guid ?? '';
  const answer = (await request.formData()).get('answer');
  try {
    if (answer === 'decline') await client.declineInvitation({ guid });
    else {
      const { isJoined } = await client.acceptInvitation({ guid });
      if (!isJoined) throw redirectDocument(answer === 'logIn' ? signUpLoginPath() : signUpByPath(), 303);
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    return answerError(error);
  }
  throw redirectDocument(signUpInvitePath(guid), 303);
}

/** Shown in the place of an invitation that cannot be had now. */
export function Failure() {
  return (
    <main id="main">
      <PageMeta
        title={messages.invitationPageTitle}
        description={messages.invitationFailureDescription}
        isIndexed={false}
      />
      <Stack gap="l">
        <Heading level={1} size="m">
          {messages.invitationFailureTitle}
        </Heading>
        <Text tone="muted">{messages.invitationFailureLead}</Text>
        <Link variant="primary" href={homePath()}>
          {messages.homePageLabel}
        </Link>
      </Stack>
    </main>
  );
}

/** The ways to answer: with an account it is one press, without one sign-up or log-in comes first. */
function Answers({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { state } = useNavigation();
  return (
    <PageForm as={Form} formComponent={RouterForm}>
      <Stack gap="s">
        <Button type="submit" name="answer" value="accept" isBusy={state !== 'idle'}>
          {isSignedIn ? messages.acceptLabel : messages.acceptAndSignUpLabel}
        </Button>
        {isSignedIn ? null : (
          <Button type="submit" variant="secondary" name="answer" value="logIn">
            {messages.acceptAndLogInLabel}
          </Button>
        )}
        <Button type="submit" variant="quiet" name="answer" value="decline">
          {messages.declineLabel}
        </Button>
      </Stack>
    </PageForm>
  );
}

/** An invitation: who invites, as what; accepted or declined, or why it cannot be. */
export default function InvitationPage() {
  const { guid = '' } = useParams();
  const { data: invitation } = useRoute('getInvitation', { guid });
  const { data: control } = useRoute('control', {});
  const formError = useActionData() as FormFailure | undefined;
  if (!invitation || !control) return null;
  const { isAuthenticated } = control;
  const end = explainState(invitation);
  return (
    <main id="main">
      <PageMeta
        title={messages.invitationPageTitle}
        description={messages.invitationDescription}
        isIndexed={false}
      />
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1} size="m">
            {end?.title ?? messages.invitationTitle(invitation.invitedByName)}
          </Heading>
          <Text tone="muted">{end?.notice ?? messages.invitationLead(nameInviter(invitation))}</Text>
        </Stack>
        {formError ? (
          <FormBanner result={formError}>
            {formError.reasons.invitation
              ? messages.invitationIssue(formError.reasons.invitation)
              : formError.message}
          </FormBanner>
        ) : null}
        <InvitationFacts invitation={invitation} />
        {end ? (
          <Link variant="primary" href={isAuthenticated ? loginPath() : homePath()}>
            {messages.continueLabel}
          </Link>
        ) : (
          <Answers isSignedIn={isAuthenticated} />
        )}
      </Stack>
    </main>
  );
}
