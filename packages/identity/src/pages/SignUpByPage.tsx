import { useRoute } from '@sewa/api/swr';
import { PageMeta, type PageRequest } from '@sewa/pages';
import {
  findActorType,
  signUpCodePath,
  signUpLoginPath,
  signUpManualPath,
  signUpPath,
  signUpSingpassPath,
} from '@sewa/paths';
import { Banner, Card, Heading, Link, List, ListItem, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from '../SignUp/messages.ts';
import { SignUpFlow } from '../SignUp/SignUpFlow.tsx';
import { findSignUpType } from '../SignUp/signUpTypes.ts';

/** Reads what was chosen, and whether Singpass is there; the way by hand does without. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await Promise.all([preload('getSignUpDraft', {}), preload('listIssuers', {}).catch(() => undefined)]);
}

/** User types that Myinfo knows enough of: 1 tenant, 2 landlord. */
const typesByMyinfo: readonly number[] = [1, 2];

/** Says that nothing was chosen, and leads back. */
function NothingChosen() {
  return (
    <SignUpFlow current={0} title={messages.signUpTitle} lead={common.noRoleLead} aside={common.noRoleAside}>
      <Banner
        tone="warning"
        title={common.noRoleSelected}
        actions={
          <Link variant="secondary" href={signUpPath()}>
            {common.chooseRoleLabel}
          </Link>
        }
      >
        {common.noRoleHint}
      </Banner>
    </SignUpFlow>
  );
}

/** Sign-up, second step: how. */
export default function SignUpByPage() {
  const { data: draft } = useRoute('getSignUpDraft', {});
  const { data: issuers = [] } = useRoute('listIssuers', {}, { isErrorReturned: true });
  const type = findSignUpType(draft?.userType);
  if (!draft) return null;
  const hasSingpass = issuers.some(({ name, myinfo }) => name === 'singpass' && myinfo.length > 0);
  return (
    <>
      <PageMeta title={messages.signUpTitle} description={common.signUpByDescription} isIndexed={false} />
      {type ? (
        <SignUpFlow
          current={1}
          title={common.signUpAsTitle(type.as)}
          lead={
            <>
              {`${type.description} `}
              <Link href={signUpPath()}>{messages.changeRoleLabel}</Link>
            </>
          }
          aside={
            <Stack gap="s">
              <Text>{common.gainsIntroAs(type.as)}</Text>
              <List>
                {type.gains.map((gain) => (
                  <ListItem key={gain}>{gain}</ListItem>
                ))}
              </List>
            </Stack>
          }
        >
          {hasSingpass && typesByMyinfo.includes(type.userType) ? (
            <Card padding="l">
              <Stack gap="m">
                <Heading level={2} size="s">
                  {common.bySingpassTitle}
                </Heading>
                <Text tone="muted">{common.bySingpassLead}</Text>
                <Link variant="primary" href={signUpSingpassPath()}>
                  {common.bySingpassLabel}
                </Link>
              </Stack>
            </Card>
          ) : null}
          <Card padding="l">
            <Stack gap="m">
              <Heading level={2} size="s">
                {common.byPhoneTitle}
              </Heading>
              <Text tone="muted">{common.byPhoneLead}</Text>
              <Link variant="primary" href={signUpManualPath()}>
                {common.byPhoneLabel}
              </Link>
            </Stack>
          </Card>
          <Stack gap="xs">
            <Text size="s" tone="muted">
              {common.invitationCodeQuestion}{' '}
              <Link href={signUpCodePath(findActorType(type.userType))}>
                {common.enterInvitationCodeLabel}
              </Link>
            </Text>
            <Text size="s" tone="muted">
              {messages.hasAccountQuestion} <Link href={signUpLoginPath()}>{common.logInLabel}</Link>
            </Text>
          </Stack>
        </SignUpFlow>
      ) : (
        <NothingChosen />
      )}
    </>
  );
}
