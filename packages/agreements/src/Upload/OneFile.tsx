import { useClient } from '@sewa/api/swr';
import { FileUpload, type SendFile } from '@sewa/ui';
import * as messages from './messages.ts';
import { FILE } from './storeFile.ts';

const MAX_BYTES = 20_000_000;
const TYPES = 'application/pdf,image/jpeg,image/png,image/webp';

interface OneFileProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
  /** The id of a file that was sent before the form was refused: it goes along, unless another is chosen. */
  readonly kept?: string | undefined;
}

/** One file that a form sends: stored as soon as it is chosen, or with the form without script. */
export function OneFile({ kept, ...props }: OneFileProps) {
  const client = useClient();
  const upload: SendFile = async (file, { signal }) => (await client.addFile({ body: file }, { signal })).id;
  return (
    <div>
      <FileUpload
        {...props}
        {...(kept && { hint: messages.kept })}
        name={FILE}
        accept={TYPES}
        maxBytes={MAX_BYTES}
        maxFiles={1}
        upload={upload}
      />
      {kept ? <input type="hidden" name={FILE} value={kept} /> : null}
    </div>
  );
}
