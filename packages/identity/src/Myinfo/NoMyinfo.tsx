import { loginPath, signUpPath } from '@sewa/paths';
import { Banner, Inline, Link, Stack, Text } from '@sewa/ui';

/** Where Myinfo cannot be asked: says so, and leads on without it. */
export function NoMyinfo() {
  return (
    <Stack gap="l">
      <Banner tone="info" title="Myinfo cannot be used here">
        <Text>You can do everything without it: fill in your details yourself.</Text>
      </Banner>
      <Inline gap="m">
        <Link variant="primary" href={signUpPath()}>
          Sign up without Myinfo
        </Link>
        <Link variant="secondary" href={loginPath()}>
          Log in
        </Link>
      </Inline>
    </Stack>
  );
}
