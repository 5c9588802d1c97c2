import { PageMeta, type PageRequest } from '@sewa/pages';
import { signUpPath } from '@sewa/paths';
import { Link, Stack, Text } from '@sewa/ui';
import { MyinfoFlow } from '../Myinfo/MyinfoFlow.tsx';
import { NoMyinfo } from '../Myinfo/NoMyinfo.tsx';
import { TypeChoice } from '../Myinfo/TypeChoice.tsx';
import { useMyinfo } from '../Myinfo/useMyinfo.ts';

/** Reads whether Singpass can be used here. */
export async function loader({ preload }: PageRequest): Promise<void> {
  await preload('listIssuers', {});
}

/** Sign-up with Singpass: what Myinfo knows is fetched, checked and sent, instead of typed. */
export default function SignUpSingpassPage() {
  const isThere = useMyinfo().length > 0;
  return (
    <>
      <PageMeta
        title="Sign up with Singpass"
        description="Sign up with what Myinfo knows of you, without typing."
        isIndexed={false}
      />
      <MyinfoFlow
        current={0}
        title="Sign up with Singpass"
        lead="Your name and your status come from Myinfo, verified. You check them before you send them."
      >
        {isThere ? (
          <Stack gap="xl">
            <Stack gap="m">
              <Text weight="semibold">Sign up as</Text>
              <TypeChoice makePath={({ startPath }) => startPath} />
            </Stack>
            <Text>
              <Link href={signUpPath()}>Sign up without Singpass</Link>: you can type everything yourself.
            </Text>
          </Stack>
        ) : (
          <NoMyinfo />
        )}
      </MyinfoFlow>
    </>
  );
}
