import { PageMeta, type PageRequest } from '@sewa/pages';
import { signUpPath } from '@sewa/paths';
import { Link, Stack, Text } from '@sewa/ui';
import { MyinfoFlow } from '../Myinfo/MyinfoFlow.tsx';
import { NoMyinfo } from '../Myinfo/NoMyinfo.tsx';
import { TypeChoice } from '../Myinfo/TypeChoice.tsx';
import { useMyinfo } from '../Myinfo/useMyinfo.ts';
import * as messages from '../messages.ts';

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
        title={messages.bySingpassLabel}
        description={messages.signUpSingpassDescription}
        isIndexed={false}
      />
      <MyinfoFlow current={0} title={messages.bySingpassLabel} lead={messages.signUpSingpassLead}>
        {isThere ? (
          <Stack gap="xl">
            <Stack gap="m">
              <Text weight="semibold">{messages.roleLabel}</Text>
              <TypeChoice makePath={({ startPath }) => startPath} />
            </Stack>
            <Text>
              {messages.withoutMyinfoQuestion}{' '}
              <Link href={signUpPath()}>{messages.withoutSingpassLabel}</Link>
            </Text>
          </Stack>
        ) : (
          <NoMyinfo />
        )}
      </MyinfoFlow>
    </>
  );
}
