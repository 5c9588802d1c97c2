import { useClient } from '@sewa/api/swr';
import { FileUpload, type SendFile } from '@sewa/ui';
import { FILE } from './storeFile.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const TYPES = 'application/pdf,image/jpeg,image/png,image/webp';

interface OneFileProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
}

/** One file that a form sends: stored as soon as it is chosen, or with the form without script. */
export function OneFile(props: OneFileProps) {
  const client = useClient();
  const upload: SendFile = async (file, { signal }) => (await client.addFile({ body: file }, { signal })).id;
  return (
    <FileUpload {...props} name={FILE} accept={TYPES} maxBytes={MAX_BYTES} maxFiles={1} upload={upload} />
  );
}
