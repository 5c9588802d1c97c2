import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { dashboardPath } from '@sewa/paths';
import { Breadcrumbs, Container, EmptyState, Heading, Stack, Text } from '@sewa/ui';
import { HomeInvitationList } from '../HomeInvitations/HomeInvitationList.tsx';
import { takeHomeInvitationForm } from '../HomeInvitations/homeInvitationForms.ts';
import { InviteForHome } from '../HomeInvitations/InviteForHome.tsx';
import * as messages from '../messages.ts';

/** Reads whom they invited, and which homes they may invite for. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([preload('listInvitations', {}), preload('listOwnListings', {})]);
}

/** Takes the forms of the page. */
export const action = takeHomeInvitationForm;

/** Stands in for the page while the invitations cannot be had. */
export const Failure = () => (
  <PageFailure
    page={{ title: messages.invitedTitle, description: messages.invitedDescription }}
    title={messages.invitedFailureTitle}
    safe={messages.nothingSent}
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
      <PageMeta title={messages.invitedTitle} description={messages.invitedDescription} isIndexed={false} />
      <Stack gap="xl">
        <Stack gap="m">
          <Breadcrumbs
            crumbs={[{ label: messages.homeLabel, href: dashboardPath() }, { label: messages.invitedTitle }]}
          />
          <Heading level={1} size="l">
            {messages.invitedTitle}
          </Heading>
          <Text tone="muted">{messages.invitedLead}</Text>
        </Stack>
        {homes.length > 0 ? (
          <InviteForHome homes={homes} />
        ) : (
          <EmptyState icon="home" title={messages.noHomesTitle}>
            {messages.noHomesLead}
          </EmptyState>
        )}
        {invitations.length > 0 ? (
          <Stack as="section" gap="m" aria-labelledby="invited-title">
            <Heading level={2} size="m" id="invited-title">
              {messages.invitationsCount(invitations.length)}
            </Heading>
            <HomeInvitationList invitations={invitations} />
          </Stack>
        ) : homes.length > 0 ? (
          <Text tone="muted">{messages.noneInvited}</Text>
        ) : null}
      </Stack>
    </Container>
  );
}
