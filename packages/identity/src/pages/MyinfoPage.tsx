import { PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { signUpPath } from '@sewa/paths';
import { Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { MyinfoFlow } from '../Myinfo/MyinfoFlow.tsx';
import { NoMyinfo } from '../Myinfo/NoMyinfo.tsx';
import { TypeChoice } from '../Myinfo/TypeChoice.tsx';
import { useMyinfo } from '../Myinfo/useMyinfo.ts';
import * as messages from '../messages.ts';

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
      <PageMeta title={messages.myinfoFlowLabel} description={messages.myinfoDescription} isIndexed={false} />
      <MyinfoFlow current={0} title={messages.myinfoTitle} lead={messages.myinfoLead}>
        {isThere ? (
          <Stack gap="xl">
            <List>
              <ListItem>{messages.myinfoReasonsShown(name)}</ListItem>
              <ListItem>{messages.myinfoPasswordSafe(name)}</ListItem>
              <ListItem>{messages.myinfoCheckedFirst}</ListItem>
            </List>
            <Stack gap="m">
              <Text weight="semibold">{messages.chooseRoleLabel}</Text>
              <TypeChoice makePath={({ startPath }) => startPath} />
            </Stack>
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
