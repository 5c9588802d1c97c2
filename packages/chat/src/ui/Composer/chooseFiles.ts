import { ATTACHMENT_TYPES } from '../../core/limits.ts';

/** The last one, so that it outlives the browser's own dialog. */
let input: HTMLInputElement;

/** Opens the browser's dialog to choose pictures and PDFs. */
export function chooseFiles(onFiles: (files: FileList) => void): void {
  input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.accept = ATTACHMENT_TYPES;
  input.onchange = () => {
    if (input.files) onFiles(input.files);
  };
  input.click();
}
