import { useRoute } from '@sewa/api/swr';
import { singpassPath } from '@sewa/paths';
import { Divider, Link, Stack } from '@sewa/ui';

const labels = { singpass: 'Log in with Singpass', b2c: 'Log in with a partner account' } as const;

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
          {labels[name]}
        </Link>
      ))}
    </Stack>
  );
}
