import { PageMeta } from '@sewa/pages';
import { loginPath } from '@sewa/paths';
import { Heading, Link, Stack } from '@sewa/ui';
import * as messages from '../messages.ts';

/** Where older versions of the mobile app come back to from Singpass: the app's guard leads on before it is drawn. */
export default function MobileReturnPage() {
  return (
    <main id="main">
      <PageMeta
        title={messages.logInTitle}
        description={messages.mobileReturnDescription}
        isIndexed={false}
      />
      <Stack gap="m">
        <Heading level={1} size="m">
          {messages.mobileReturnTitle}
        </Heading>
        <Link href={loginPath()}>{messages.logInLabel}</Link>
      </Stack>
    </main>
  );
}
