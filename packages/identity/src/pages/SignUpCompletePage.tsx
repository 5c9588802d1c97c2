import { ApiError } from '@sewa/api/errors';
import { useRoute } from '@sewa/api/swr';
import { PageForm, PageMeta, type PageRequest } from '@sewa/pages';
import { FormBanner } from '@sewa/pages/form-notices';
import { loginPath, signUpByPath, signUpLoginPath } from '@sewa/paths';
import { Button, Form, Heading, Link, Stack, Text } from '@sewa/ui';
import { Form as RouterForm, redirectDocument, useActionData, useNavigation } from 'react-router-dom';
import { answerError, type FormFailure } from '../answerError.ts';
import { InvitationFacts } from '../Invitation/InvitationFacts.tsx';
import { explainState, nameInviter } from '../Invitation/invitationText.ts';
import * as messages from '../Invitation/messages.ts';
import * as common from '../messages.ts';

/** Reads the invitation this browser follows. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('currentInvitation', {});
}

/** Takes the invitation up and follows it no longer; whoever lacks an account or the user type goes to what comes first. */
export async function action({ client }: PageRequest): Promise<unknown> {
  try {
    await client.finishOnboarding();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw redirectDocument(signUpLoginPath(), 303);
    if (error instanceof ApiError && error.status === 403) throw redirectDocument(signUpByPath(), 303);
    return answerError(error);
  }
  throw redirectDocument(loginPath(), 303);
}

/** Confirms what somebody joins, or has just joined by signing up. */
export default function SignUpCompletePage() {
  const { data: invitation } = useRoute('currentInvitation', {});
  const formError = useActionData() as FormFailure | undefined;
  const { state } = useNavigation();
  if (invitation === undefined) return null;
  const isJoined = invitation?.isAcceptedByAsker === true;
  const end = invitation && !isJoined ? explainState(invitation) : null;
  const title = () => {
    if (!invitation) return common.noInvitationTitle;
    return isJoined ? common.joinedTitle : (end?.title ?? common.joinTitle(nameInviter(invitation)));
  };
  const notice = () => {
    if (!invitation) return common.noInvitationLead;
    return isJoined
      ? messages.acceptedLead(nameInviter(invitation))
      : (end?.notice ?? common.joinLead(invitation.invitedByName));
  };
  return (
    <main id="main">
      <PageMeta title={common.joinPageTitle} description={common.joinDescription} isIndexed={false} />
      <Stack gap="l">
        <Stack gap="s">
          <Heading level={1} size="m">
            {title()}
          </Heading>
          <Text tone="muted">{notice()}</Text>
        </Stack>
        {formError ? (
          <FormBanner result={formError}>
            {formError.reasons.invitation
              ? common.invitationIssue(formError.reasons.invitation)
              : formError.message}
          </FormBanner>
        ) : null}
        {invitation ? <InvitationFacts invitation={invitation} /> : null}
        {invitation && !end ? (
          <PageForm as={Form} formComponent={RouterForm}>
            <Button type="submit" isBusy={state !== 'idle'}>
              {isJoined ? common.continueLabel : common.joinLabel}
            </Button>
          </PageForm>
        ) : (
          <Link variant="primary" href={loginPath()}>
            {common.continueLabel}
          </Link>
        )}
      </Stack>
    </main>
  );
}
