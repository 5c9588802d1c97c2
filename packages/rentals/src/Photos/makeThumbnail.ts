/** Width of a thumbnail, in pixels. */
const WIDTH = 480;

/**
 * A small copy of a photo as a data URL, to show it before it is uploaded; null if this browser can't read it. Our pages allow data
 * URLs, but no blob URLs.
 */
export async function makeThumbnail(file: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas.toDataURL('image/jpeg', 0.7);
  } catch {
    return null;
  }
}
