import { useRoute } from '@sewa/api/swr';
import type { PageRequest } from '@sewa/pages';
import { partnerSitesPath } from '@sewa/paths';
import { Heading, Link, Stack, Text } from '@sewa/ui';
import { CorporatePage } from '../CorporatePage.tsx';
import { InvitationList } from '../Invitations/InvitationList.tsx';
import { InviteForm } from '../Invitations/InviteForm.tsx';
import { handleInvitationForm } from '../Invitations/invitationForms.ts';
import { MemberList } from '../Members/MemberList.tsx';
import { handleMemberForm } from '../Members/memberForms.ts';
import * as common from '../messages.ts';
import * as messages from '../Organisations/messages.ts';
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
  return (await handleMemberForm(page, form)) ?? handleInvitationForm(page, form);
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
      title={common.accountTitle}
      description={common.accountDescription}
      corporate={corporate}
      lead={common.accountLead}
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
      {can('read', 'PartnerSite') ? (
        <Stack gap="xs" align="start">
          <Link variant="secondary" href={partnerSitesPath()}>
            {common.partnerSitesLink}
          </Link>
          <Text as="p" size="s" tone="muted">
            {common.partnerSitesLinkLead}
          </Text>
        </Stack>
      ) : null}
      {corporate && can('read', 'Invitation') ? (
        <Stack as="section" gap="m" aria-labelledby="invitations-title">
          <Heading level={2} size="m" id="invitations-title">
            {common.invitationsTitle}
          </Heading>
          <InvitationList invitations={invitations.filter(({ role }) => role !== null)} />
          {corporate.isVerified ? (
            <InviteForm corporate={corporate} organisations={organisations} />
          ) : (
            <Text tone="muted">{common.inviteOnceVerified(corporate.name)}</Text>
          )}
        </Stack>
      ) : null}
    </CorporatePage>
  );
}
