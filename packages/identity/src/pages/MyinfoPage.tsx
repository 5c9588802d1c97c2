import { PageMeta, type PageRequest, usePageSite } from '@sewa/pages';
import { signUpPath } from '@sewa/paths';
import { Link, List, ListItem, Stack, Text } from '@sewa/ui';
import { MyinfoFlow } from '../Myinfo/MyinfoFlow.tsx';
import { NoMyinfo } from '../Myinfo/NoMyinfo.tsx';
import { TypeChoice } from '../Myinfo/TypeChoice.tsx';
import { useMyinfo } from '../Myinfo/useMyinfo.ts';

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
      <PageMeta
        title="Your details from Myinfo"
        description="Fill in your profile with what the government knows of you, by Singpass."
        isIndexed={false}
      />
      <MyinfoFlow
        current={0}
        title="Fill in your details with Myinfo"
        lead="Myinfo is what government agencies know of you. With your Singpass you may let us read a part of it, so that you need not type it."
      >
        {isThere ? (
          <Stack gap="xl">
            <List>
              <ListItem>You see what {name} asks for, and why, before you go to Singpass.</ListItem>
              <ListItem>You allow it at Singpass, or not. {name} never sees your password there.</ListItem>
              <ListItem>You check it here before anything is taken over.</ListItem>
            </List>
            <Stack gap="m">
              <Text weight="semibold">Who are you here?</Text>
              <TypeChoice makePath={({ startPath }) => startPath} />
            </Stack>
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
