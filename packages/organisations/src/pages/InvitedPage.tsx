import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { dashboardPath } from '@sewa/paths';
import { Breadcrumbs, Container, EmptyState, Heading, Stack, Text } from '@sewa/ui';
import { HomeInvitationList } from '../HomeInvitations/HomeInvitationList.tsx';
import { handleHomeInvitationForm } from '../HomeInvitations/homeInvitationForms.ts';
import { InviteForHome } from '../HomeInvitations/InviteForHome.tsx';
import * as messages from '../HomeInvitations/messages.ts';
import * as common from '../messages.ts';

/** Reads whom they invited, and which homes they may invite for. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([preload('listInvitations', {}), preload('listOwnListings', {})]);
}

/** Takes the forms of the page. */
export const action = handleHomeInvitationForm;

/** Stands in for the page while the invitations cannot be had. */
export const Failure = () => (
  <PageFailure
    page={{ title: common.invitedTitle, description: common.invitedDescription }}
    title={common.invitedFailureTitle}
    safe={common.nothingSent}
  />
);

/** Where an owner invites people for a home, and sees what became of it. */
export default function InvitedPage() {
  const { data: all } = useRoute('listInvitations', {});
  const { data: homes } = useRoute('listOwnListings', {});
  if (!all || !homes) return null;
  const invitations = all.filter(({ role }) => role === null);
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={common.invitedTitle} description={common.invitedDescription} isIndexed={false} />
      <Stack gap="xl">
        <Stack gap="m">
          <Breadcrumbs
            crumbs={[{ label: messages.homeLabel, href: dashboardPath() }, { label: common.invitedTitle }]}
          />
          <Heading level={1} size="l">
            {common.invitedTitle}
          </Heading>
          <Text tone="muted">{common.invitedLead}</Text>
        </Stack>
        {homes.length > 0 ? (
          <InviteForHome homes={homes} />
        ) : (
          <EmptyState icon="home" title={common.noHomesTitle}>
            {common.noHomesLead}
          </EmptyState>
        )}
        {invitations.length > 0 ? (
          <Stack as="section" gap="m" aria-labelledby="invited-title">
            <Heading level={2} size="m" id="invited-title">
              {common.invitationsCount(invitations.length)}
            </Heading>
            <HomeInvitationList invitations={invitations} />
          </Stack>
        ) : homes.length > 0 ? (
          <Text tone="muted">{common.noneInvited}</Text>
        ) : null}
      </Stack>
    </Container>
  );
}
