import { PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { signUpPath } from '@sewa/paths';
import { Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { MyinfoFlow } from '../Myinfo/MyinfoFlow.tsx';
import * as messages from '../Myinfo/messages.ts';
import { NoMyinfo } from '../Myinfo/NoMyinfo.tsx';
import { TypeChoice } from '../Myinfo/TypeChoice.tsx';
import { useMyinfo } from '../Myinfo/useMyinfo.ts';
import * as common from '../messages.ts';

/** Reads whether Myinfo can be used here. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('listIssuers', {});
}

/** What Myinfo is, what is fetched from it, and for whom. */
export default function MyinfoPage() {
  const { name } = usePageSite();
  const isThere = useMyinfo().length > 0;
  return (
    <>
      <PageMeta title={messages.myinfoFlowLabel} description={common.myinfoDescription} isIndexed={false} />
      <MyinfoFlow current={0} title={common.myinfoTitle} lead={common.myinfoLead}>
        {isThere ? (
          <Stack gap="xl">
            <List>
              <ListItem>{common.myinfoReasonsShown(name)}</ListItem>
              <ListItem>{common.myinfoPasswordSafe(name)}</ListItem>
              <ListItem>{common.myinfoCheckedFirst}</ListItem>
            </List>
            <Stack gap="m">
              <Text weight="semibold">{common.chooseRoleLabel}</Text>
              <TypeChoice makePath={({ startPath }) => startPath} />
            </Stack>
            <Text>
              {common.withoutMyinfoQuestion} <Link href={signUpPath()}>{common.withoutMyinfoLabel}</Link>
            </Text>
          </Stack>
        ) : (
          <NoMyinfo />
        )}
      </MyinfoFlow>
    </>
  );
}
