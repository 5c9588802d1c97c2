import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { dashboardPath, invitedPath } from '@sewa/paths';
import { Breadcrumbs, Container, EmptyState, ErrorState, Heading, Link, Stack, Text } from '@sewa/ui';
import { HomeInvitationList } from '../HomeInvitations/HomeInvitationList.tsx';
import { takeHomeInvitationForm } from '../HomeInvitations/homeInvitationForms.ts';
import { InviteForHome } from '../HomeInvitations/InviteForHome.tsx';

/** Reads whom they invited, and which homes they may invite for. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([preload('listInvitations', {}), preload('listOwnListings', {})]);
}

/** Takes the forms of the page. */
export const action = takeHomeInvitationForm;

/** Stands in for the page while the invitations cannot be had. */
export function Failure() {
  return (
    <main id="main">
      <PageMeta title="People you invited" description="Whom you invited." isIndexed={false} />
      <ErrorState
        title="Your invitations cannot be shown now"
        level={1}
        actions={
          <Link variant="primary" href={invitedPath()}>
            Try again
          </Link>
        }
      >
        Something went wrong on our side. Nothing was sent or withdrawn.
      </ErrorState>
    </main>
  );
}

/** Where an owner invites people for a home, and sees what became of it. */
export default function InvitedPage() {
  const { data: all } = useRoute('listInvitations', {});
  const { data: homes } = useRoute('listOwnListings', {});
  if (!all || !homes) return null;
  const invitations = all.filter(({ role }) => role === null);
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta
        title="People you invited"
        description="Invite tenants and agents for your homes, and see what became of it."
        isIndexed={false}
      />
      <Stack gap="xl">
        <Stack gap="m">
          <Breadcrumbs crumbs={[{ label: 'Home', href: dashboardPath() }, { label: 'People you invited' }]} />
          <Heading level={1} size="l">
            People you invited
          </Heading>
          <Text tone="muted">
            Invite a tenant, an agent or who else has to do with a home you let. They see who invites them,
            and for which home.
          </Text>
        </Stack>
        {homes.length > 0 ? (
          <InviteForHome homes={homes} />
        ) : (
          <EmptyState icon="home" title="There is no home to invite for">
            Somebody is invited for a home that you let as its owner. You have none on offer now.
          </EmptyState>
        )}
        {invitations.length > 0 ? (
          <Stack as="section" gap="m" aria-labelledby="invited-title">
            <Heading level={2} size="m" id="invited-title">
              {invitations.length === 1 ? 'One invitation' : `${invitations.length} invitations`}
            </Heading>
            <HomeInvitationList invitations={invitations} />
          </Stack>
        ) : homes.length > 0 ? (
          <Text tone="muted">Nobody was invited yet.</Text>
        ) : null}
      </Stack>
    </Container>
  );
}
