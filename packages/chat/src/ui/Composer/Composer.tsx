import { useIsHydrated } from '@sewa/ui';
import { useChat, useComposer } from '../../react.ts';
import { ComposerFiles } from './ComposerFiles.tsx';
import { MessageForm, type MessageFormOptions } from './MessageForm.tsx';

/** Props of `Composer`. */
export interface ComposerProps extends MessageFormOptions {
  conversationId: string;
}

/** Writes messages of a conversation. Until the chat is loaded, its form is sent to the page. */
export function Composer({ conversationId, ...options }: ComposerProps) {
  const chat = useChat();
  const composer = useComposer(conversationId);
  const isHydrated = useIsHydrated();
  const isPosted = options.formComponent !== undefined && (!chat || !isHydrated);
  const { files, refused, removeFile, retryFile } = composer;
  return (
    <MessageForm
      {...options}
      isRequired={isPosted}
      text={composer.text}
      setText={composer.setText}
      remaining={composer.remaining}
      addFiles={composer.addFiles}
      onSubmit={(event) => {
        if (isPosted) return;
        event.preventDefault();
        composer.send();
      }}
    >
      <ComposerFiles files={files} refused={refused} removeFile={removeFile} retryFile={retryFile} />
    </MessageForm>
  );
}
