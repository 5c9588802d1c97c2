import { PageMeta, type PageRequest } from '@sewa/pages';
import { myinfoPath, signUpPath, singpassPath } from '@sewa/paths';
import { DescriptionList, DescriptionListItem, Inline, Link, Stack, Text } from '@sewa/ui';
import { useLocation } from 'react-router-dom';
import { findReason } from '../Myinfo/fieldReasons.ts';
import { MyinfoFlow } from '../Myinfo/MyinfoFlow.tsx';
import { findMyinfoType } from '../Myinfo/myinfoTypes.ts';
import { NoMyinfo } from '../Myinfo/NoMyinfo.tsx';
import { useMyinfo } from '../Myinfo/useMyinfo.ts';

/** Reads what is asked for. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('listIssuers', {});
}

/** What is asked of Myinfo about a tenant, owner or agent, and why. */
export default function MyinfoTypePage() {
  const type = findMyinfoType(useLocation().pathname);
  const requested = useMyinfo().find(({ userType }) => userType === type?.userType);
  if (!type) return null;
  return (
    <>
      <PageMeta
        title={`Myinfo for ${type.title.toLowerCase()}s`}
        description={`What we ask Myinfo for about ${type.as}, and why.`}
        isIndexed={false}
      />
      <MyinfoFlow
        current={1}
        title="What we ask for"
        lead={`As ${type.as} you are asked at Singpass whether we may read this.`}
      >
        {requested ? (
          <Stack gap="xl">
            <DescriptionList layout="rows">
              {requested.fields.map((name) => (
                <DescriptionListItem key={name} name={findReason(name).label}>
                  {findReason(name).reason}
                </DescriptionListItem>
              ))}
            </DescriptionList>
            {type.userType === 3 ? (
              <Text>
                Have your CEA registration number and the licence number of your agency at hand: Myinfo does
                not know them, and you are asked for them afterwards.
              </Text>
            ) : null}
            <Inline gap="m">
              <Link variant="primary" href={singpassPath({ as: type.slug })}>
                Go on to Singpass
              </Link>
              <Link variant="secondary" href={myinfoPath()}>
                Back
              </Link>
            </Inline>
            <Text>
              <Link href={signUpPath()}>Go on without Myinfo</Link>: you can type everything yourself.
            </Text>
          </Stack>
        ) : (
          <NoMyinfo />
        )}
      </MyinfoFlow>
    </>
  );
}
