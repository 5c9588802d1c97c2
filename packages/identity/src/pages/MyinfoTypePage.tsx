import { useSession } from '@sewa/auth/react';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { track } from '@sewa/pages/track';
import { myinfoPath, signUpPath, singpassPath } from '@sewa/paths';
import { DescriptionList, DescriptionListItem, Inline, Link, Stack, Text } from '@sewa/ui';
import { useLocation } from 'react-router-dom';
import { findReason } from '../Myinfo/fieldReasons.ts';
import { MyinfoFlow } from '../Myinfo/MyinfoFlow.tsx';
import { findMyinfoType } from '../Myinfo/myinfoTypes.ts';
import { NoMyinfo } from '../Myinfo/NoMyinfo.tsx';
import { useMyinfo } from '../Myinfo/useMyinfo.ts';
import * as messages from '../messages.ts';

/** Reads what is asked for. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('listIssuers', {});
}

/** What is asked of Myinfo about a tenant, owner or agent, and why. */
export default function MyinfoTypePage() {
  const type = findMyinfoType(useLocation().pathname);
  const requested = useMyinfo().find(({ userType }) => userType === type?.userType);
  const isSignedUp = useSession(({ isValid }) => isValid);
  if (!type) return null;
  return (
    <>
      <PageMeta
        title={messages.myinfoTypePageTitle(type.title)}
        description={messages.myinfoTypeDescription(type.as)}
        isIndexed={false}
      />
      <MyinfoFlow current={1} title={messages.myinfoTypeTitle} lead={messages.myinfoTypeLead(type.as)}>
        {requested ? (
          <Stack gap="xl">
            <DescriptionList layout="rows">
              {requested.fields.map((name) => (
                <DescriptionListItem key={name} name={findReason(name).label}>
                  {findReason(name).reason}
                </DescriptionListItem>
              ))}
            </DescriptionList>
            {type.userType === 3 ? <Text>{messages.myinfoAgentNotice}</Text> : null}
            <Inline gap="m">
              <Link
                variant="primary"
                href={singpassPath({ as: type.slug })}
                onClick={() => {
                  if (!isSignedUp) track('sign-up-started');
                }}
              >
                {messages.continueToSingpassLabel}
              </Link>
              <Link variant="secondary" href={myinfoPath()}>
                {messages.backLabel}
              </Link>
            </Inline>
            <Text>
              {messages.withoutMyinfoQuestion} <Link href={signUpPath()}>{messages.withoutMyinfoLabel}</Link>
            </Text>
          </Stack>
        ) : (
          <NoMyinfo />
        )}
      </MyinfoFlow>
    </>
  );
}
