import { useRoute } from '@sewa/api/swr';
import { singpassPath } from '@sewa/paths';
import { Divider, Link, Stack } from '@sewa/ui';
import * as messages from './messages.ts';

/** The ways to log in besides the phone, where there are any. */
export function IssuerLinks() {
  const { data: issuers = [] } = useRoute('listIssuers', {});
  if (issuers.length === 0) return null;
  return (
    <Stack gap="m">
      <Divider />
      {issuers.map(({ name }) => (
        <Link
          key={name}
          variant="secondary"
          href={name === 'singpass' ? singpassPath() : singpassPath({ with: name })}
        >
          {messages.issuerLabel[name]}
        </Link>
      ))}
    </Stack>
  );
}
