import { buildRouteUrl } from '@sewa/api/client';
import { useClient } from '@sewa/api/swr';
import { Button, FileUpload, Inline, Link, List, ListItem, type SendFile, Stack } from '@sewa/ui';
import { applyButtons } from './handleApplyForm.ts';
import * as messages from './messages.ts';
import type { StepFieldsProps } from './StepForm.tsx';

const MAX_FILES = 5;
const MAX_BYTES = 20 * 1024 * 1024;
const TYPES = 'application/pdf,image/jpeg,image/png,image/webp';

/** The files that belong to the application, and more of them. */
export function AgreementFields({ draft }: StepFieldsProps) {
  const client = useClient();
  const files = draft.fields.fileIds ?? [];
  const upload: SendFile = async (file, { signal }) => {
    const stored = await client.addFile({ body: file }, { signal });
    return stored.id;
  };
  return (
    <Stack gap="m">
      {files.length === 0 ? null : (
        <List variant="boxed">
          {files.map((id, index) => (
            <ListItem
              key={id}
              end={
                <Inline gap="s">
                  <Link
                    href={buildRouteUrl('getFile', { id })}
                    aria-label={messages.openFileLabel(index + 1)}
                    download
                  >
                    {messages.openFileLabel(index + 1)}
                  </Link>
                  <Button type="submit" variant="quiet" size="s" name={applyButtons.removeFile} value={id}>
                    {messages.removeFileLabel(index + 1)}
                  </Button>
                </Inline>
              }
            >
              {messages.attached(index + 1)}
              <input type="hidden" name="fileIds" value={id} />
            </ListItem>
          ))}
        </List>
      )}
      {files.length < MAX_FILES ? (
        <FileUpload
          id="fileIds"
          name="fileIds"
          label={messages.filesLabel}
          hint={messages.filesHint}
          accept={TYPES}
          maxBytes={MAX_BYTES}
          maxFiles={MAX_FILES - files.length}
          upload={upload}
        />
      ) : null}
    </Stack>
  );
}
