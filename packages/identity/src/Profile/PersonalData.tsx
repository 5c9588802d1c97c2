import { leavePath, stepUpPath } from '@sewa/paths';
import { Heading, Icon, Inline, Link, Stack, Text } from '@sewa/ui';
import { DownloadForm } from './DownloadForm.tsx';

interface PersonalDataProps {
  /** Whether somebody has just proven who they are, and so may have their data. */
  readonly isSteppedUp: boolean;
}

/** The file with everything that is kept of somebody, and the way to leave. */
export function PersonalData({ isSteppedUp }: PersonalDataProps) {
  return (
    <Stack as="section" gap="m" id="data" aria-labelledby="data-title">
      <Heading level={2} size="m" id="data-title">
        Your data
      </Heading>
      <Text>
        One file (JSON) with everything we keep of you: your profile, sessions, favourites with their notes,
        saved searches, enquiries and messages, cookie choices, invitations, corporates, and what was done to
        your account.
      </Text>
      <Inline gap="m">
        {isSteppedUp ? (
          <DownloadForm />
        ) : (
          <Link variant="secondary" href={stepUpPath('export')}>
            <Icon name="file-text" /> Get my data
          </Link>
        )}
        <Link variant="quiet" href={leavePath()}>
          Delete my account
        </Link>
      </Inline>
    </Stack>
  );
}
