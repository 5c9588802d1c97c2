import { leavePath, stepUpPath } from '@sewa/paths';
import { Heading, Icon, Inline, Link, Stack, Text } from '@sewa/ui';
import { DownloadForm } from './DownloadForm.tsx';
import * as messages from './messages.ts';

interface PersonalDataProps {
  /** Whether somebody has just proven who they are, and so may have their data. */
  readonly isSteppedUp: boolean;
}

/** The file with everything that is kept of somebody, and the way to leave. */
export function PersonalData({ isSteppedUp }: PersonalDataProps) {
  return (
    <Stack as="section" gap="m" id="data" aria-labelledby="data-title">
      <Heading level={2} size="m" id="data-title">
        {messages.dataTitle}
      </Heading>
      <Text>{messages.dataLead}</Text>
      <Inline gap="m">
        {isSteppedUp ? (
          <DownloadForm />
        ) : (
          <Link variant="secondary" href={stepUpPath('export')}>
            <Icon name="file-text" /> {messages.getDataLabel}
          </Link>
        )}
        <Link variant="quiet" href={leavePath()}>
          {messages.deleteAccountLabel}
        </Link>
      </Inline>
    </Stack>
  );
}
