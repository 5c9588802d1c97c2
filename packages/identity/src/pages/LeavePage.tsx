import { ApiError } from '@sewa/api/errors';
import { useRoute } from '@sewa/api/swr';
import { PageForm, PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { FormBanner } from '@sewa/pages/form-notices';
import { leavingPath, profilePath, stepUpPath } from '@sewa/paths';
import { Breadcrumbs, Button, Container, Heading, Inline, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import {
  Form as RouterForm,
  redirect,
  redirectDocument,
  useActionData,
  useNavigation,
} from 'react-router-dom';
import { answerError, type FormFailure } from '../answerError.ts';
import * as common from '../messages.ts';
import { leaveUnconfirmed } from '../Profile/leaveUnconfirmed.ts';
import * as messages from '../Profile/messages.ts';

/** Reads how well somebody is proven; who has asked before sees when it happens. */
export async function loader({ preload }: PageRequest): Promise<void> {
  const [deletion] = await Promise.all([preload('getDeletion', {}), preload('getStepUps', {})]);
  if (deletion) throw redirect(leavingPath(), 302);
}

/** Has the account deleted in seven days. */
export async function action({ client }: PageRequest): Promise<unknown> {
  try {
    await client.requestDeletion({});
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) leaveUnconfirmed(error, 'leave');
    return answerError(error);
  }
  throw redirectDocument(leavingPath(), 303);
}

/** What deleting one's account means, and the way to ask for it. */
export default function LeavePage() {
  const { name } = usePageSite();
  const { data: stepUps } = useRoute('getStepUps', {});
  const formError = useActionData() as FormFailure | undefined;
  const { state } = useNavigation();
  if (!stepUps) return null;
  const reason = formError?.message ?? formError?.reasons.corporate;
  return (
    <Container as="main" id="main" width="medium" padding="l">
      <PageMeta title={common.leaveTitle} description={common.leaveDescription} isIndexed={false} />
      <Stack gap="xl">
        <Breadcrumbs
          crumbs={[{ label: common.profileTitle, href: profilePath() }, { label: common.leaveTitle }]}
        />
        <Stack gap="s">
          <Heading level={1} size="l">
            {common.leaveTitle}
          </Heading>
          <Text tone="muted">{common.leaveLead}</Text>
        </Stack>
        {reason ? <FormBanner result={formError}>{reason}</FormBanner> : null}
        <Stack as="section" gap="m" aria-labelledby="goes">
          <Heading level={2} size="m" id="goes">
            {common.leaveDeletedTitle}
          </Heading>
          <List variant="boxed">
            {common.leaveDeleted.map((label) => (
              <ListItem key={label}>{label}</ListItem>
            ))}
          </List>
        </Stack>
        <Stack as="section" gap="m" aria-labelledby="stays">
          <Heading level={2} size="m" id="stays">
            {common.leaveRetainedTitle}
          </Heading>
          <List variant="boxed">
            {common.leaveRetained.map(({ what, why }) => (
              <ListItem key={what}>
                <Text weight="semibold">{what}</Text>
                <Text size="s" tone="muted">
                  {why}
                </Text>
              </ListItem>
            ))}
          </List>
        </Stack>
        <Text>
          {common.leaveDataQuestion} <Link href={`${profilePath()}#data`}>{messages.getDataLabel}</Link>
        </Text>
        {stepUps.provenFor > 0 ? (
          <PageForm as={RouterForm}>
            <Inline gap="m">
              <Button type="submit" variant="danger" isBusy={state !== 'idle'}>
                {common.leaveLabel}
              </Button>
              <Link variant="secondary" href={profilePath()}>
                {common.stayLabel(name)}
              </Link>
            </Inline>
          </PageForm>
        ) : (
          <Inline gap="m">
            <Link variant="primary" href={stepUpPath('leave')}>
              {common.confirmYourselfLabel}
            </Link>
            <Link variant="secondary" href={profilePath()}>
              {common.stayLabel(name)}
            </Link>
          </Inline>
        )}
      </Stack>
    </Container>
  );
}
