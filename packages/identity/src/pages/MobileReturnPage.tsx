import { PageMeta } from '@sewa/pages';
import { loginPath } from '@sewa/paths';
import { Heading, Link, Stack } from '@sewa/ui';

/** Where older versions of the mobile app come back to from Singpass: the app's guard leads on before it is drawn. */
export default function MobileReturnPage() {
  return (
    <main id="main">
      <PageMeta title="Log in" description="On the way to log-in." isIndexed={false} />
      <Stack gap="m">
        <Heading level={1} size="m">
          Taking you to log-in …
        </Heading>
        <Link href={loginPath()}>Log in</Link>
      </Stack>
    </main>
  );
}
