/**
 * Copies a link that may still be on its way. Safari allows copying only during the press, so the clipboard gets the promise, where
 * browsers know that.
 */
export async function copyLink(link: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined' || !navigator.clipboard.write)
    return navigator.clipboard.writeText(await link);
  const text = link.then((url) => new Blob([url], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
