/** Milliseconds a browser has to begin with a file before its address is taken back. */
const REVOKE_MS = 10_000;

/** Saves a text made on the page as a file, as a download of its name would; its address says nothing of what it holds. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}
