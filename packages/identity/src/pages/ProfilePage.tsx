import type { User } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { formatPhone, formatUserType, notStated } from '@sewa/formatters';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { paymentMethodsPath, profileMePath, servicesPath } from '@sewa/paths';
import {
  Avatar,
  Container,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Inline,
  Link,
  Stack,
  Text,
} from '@sewa/ui';
import { describeResidence } from '../describeResidence.ts';
import * as common from '../messages.ts';
import * as messages from '../Profile/messages.ts';
import { PersonalData } from '../Profile/PersonalData.tsx';
import { SessionList } from '../Profile/SessionList.tsx';
import { handleSessionForm } from '../Profile/sessionForms.ts';
import { PushSection } from '../Push/PushSection.tsx';

/** Reads who is asking, where they are logged in and how well they are proven; the page stands without notifications. */
export async function loader({ preload }: PageRequest): Promise<void> {
  const push = preload('getPushSettings', {}).catch(() => undefined);
  await Promise.all([preload('getUser', {}), preload('listSessions', {}), preload('getStepUps', {}), push]);
}

/** Takes the forms that were sent without script. */
export async function action(page: PageRequest): Promise<unknown> {
  return handleSessionForm(page, await page.request.formData());
}

const listTypes = ({ userTypeIds }: User): string =>
  userTypeIds.length === 0 ? notStated : userTypeIds.map(formatUserType).join(', ');

/** What is known of somebody, how they are reached, where they are logged in, and their data. */
export default function ProfilePage() {
  const { data: user } = useRoute('getUser', {});
  const { data: sessions } = useRoute('listSessions', {});
  const { data: stepUps } = useRoute('getStepUps', {});
  const { data: push } = useRoute('getPushSettings', {}, { isErrorReturned: true });
  if (!user || !sessions || !stepUps) return null;
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={common.profileTitle} description={common.profileDescription} isIndexed={false} />
      <Stack gap="xxl">
        <Inline gap="m">
          <Avatar name={user.name ?? common.unnamedAvatar} size="l" isDecorative />
          <Stack gap="xs">
            <Heading level={1} size="l">
              {user.name ?? common.profileTitle}
            </Heading>
            <Text tone="muted">{listTypes(user)}</Text>
          </Stack>
        </Inline>
        <Stack as="section" gap="m" aria-labelledby="identity">
          <Heading level={2} size="m" id="identity">
            {common.identityTitle}
          </Heading>
          <DescriptionList layout="rows">
            <DescriptionListItem name={messages.nameLabel}>{user.name ?? notStated}</DescriptionListItem>
            <DescriptionListItem name={messages.residentialStatusLabel}>
              {describeResidence(user)}
            </DescriptionListItem>
          </DescriptionList>
        </Stack>
        <Stack as="section" gap="m" aria-labelledby="contact">
          <Heading level={2} size="m" id="contact">
            {common.contactTitle}
          </Heading>
          <DescriptionList layout="rows">
            <DescriptionListItem name={messages.phoneLabel}>
              {formatPhone(user.phoneNumber)}
            </DescriptionListItem>
            <DescriptionListItem name={messages.emailLabel}>{user.email ?? notStated}</DescriptionListItem>
          </DescriptionList>
          <Inline>
            <Link variant="secondary" href={profileMePath()}>
              {common.editProfileLabel}
            </Link>
          </Inline>
        </Stack>
        <Stack as="section" gap="m" aria-labelledby="payments">
          <Heading level={2} size="m" id="payments">
            {common.paymentsTitle}
          </Heading>
          <Text tone="muted">{common.paymentsLead}</Text>
          <Inline gap="s">
            <Link variant="secondary" href={servicesPath()}>
              {common.servicesLabel}
            </Link>
            <Link variant="secondary" href={paymentMethodsPath()}>
              {common.paymentMethodsLabel}
            </Link>
          </Inline>
        </Stack>
        {push?.publicKey ? <PushSection settings={{ ...push, publicKey: push.publicKey }} /> : null}
        <SessionList sessions={sessions} />
        <PersonalData isSteppedUp={stepUps.provenFor > 0} />
      </Stack>
    </Container>
  );
}
