import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { Heading, Stack, Text } from '@sewa/ui';
import { CorporatePage } from '../CorporatePage.tsx';
import { InvitationList } from '../Invitations/InvitationList.tsx';
import { InviteForm } from '../Invitations/InviteForm.tsx';
import { takeInvitationForm } from '../Invitations/invitationForms.ts';
import { MemberList } from '../Members/MemberList.tsx';
import { takeMemberForm } from '../Members/memberForms.ts';
import * as messages from '../messages.ts';
import { useActing } from '../useActing.ts';

/** Reads who belongs to the corporate and where. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([
    preload('getUser', {}),
    preload('permissions', {}),
    preload('listMembers', {}),
    preload('listOrganisations', {}),
    preload('listInvitations', {}),
  ]);
}

/** Takes the forms of the page. */
export async function action(page: PageRequest): Promise<unknown> {
  const form = await page.request.formData();
  return (await takeMemberForm(page, form)) ?? takeInvitationForm(page, form);
}

/** Who acts for a corporate, as what, and in which organisation. */
export default function AccountPage() {
  const { corporate, can } = useActing();
  const { data: user } = useRoute('getUser', {});
  const { data: members } = useRoute('listMembers', {});
  const { data: organisations } = useRoute('listOrganisations', {});
  const { data: invitations } = useRoute('listInvitations', {});
  if (!user || !members || !organisations || !invitations) return null;
  return (
    <CorporatePage
      title={messages.accountTitle}
      description={messages.accountDescription}
      corporate={corporate}
      lead={messages.accountLead}
      gap="xxl"
    >
      {corporate ? (
        <Stack as="section" gap="m" aria-labelledby="members-title">
          <Heading level={2} size="m" id="members-title">
            {messages.peopleCount(members.length)}
          </Heading>
          <MemberList
            members={members}
            corporate={corporate}
            organisations={organisations}
            isChangeable={can('update', 'Member')}
          />
        </Stack>
      ) : null}
      {corporate && can('read', 'Invitation') ? (
        <Stack as="section" gap="m" aria-labelledby="invitations-title">
          <Heading level={2} size="m" id="invitations-title">
            {messages.invitationsTitle}
          </Heading>
          <InvitationList invitations={invitations.filter(({ role }) => role !== null)} />
          {corporate.isVerified ? (
            <InviteForm corporate={corporate} organisations={organisations} />
          ) : (
            <Text tone="muted">{messages.inviteOnceVerified(corporate.name)}</Text>
          )}
        </Stack>
      ) : null}
    </CorporatePage>
  );
}
