import { loginPath, signUpPath } from '@sewa/paths';
import { Banner, Inline, Link, Stack, Text } from '@sewa/ui';
import * as common from '../messages.ts';
import * as messages from './messages.ts';

/** Where Myinfo cannot be asked: says so, and leads on without it. */
export function NoMyinfo() {
  return (
    <Stack gap="l">
      <Banner tone="info" title={messages.noMyinfoTitle}>
        <Text>{messages.noMyinfoLead}</Text>
      </Banner>
      <Inline gap="m">
        <Link variant="primary" href={signUpPath()}>
          {messages.noMyinfoLabel}
        </Link>
        <Link variant="secondary" href={loginPath()}>
          {common.logInLabel}
        </Link>
      </Inline>
    </Stack>
  );
}
