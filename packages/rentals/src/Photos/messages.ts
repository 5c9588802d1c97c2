export { tryAgainLabel } from '@sewa/pages/labels';

// Choosing
export const chooseLabel = 'Choose photos';
export const chooseOneLabel = 'Choose a photo';
export const addPhotosLabel = 'Add photos';
export const uploadLabel = 'Upload photo';
export const dropHint = 'Or drop them here.';
export const limits = (max: number) =>
  `JPEG, PNG, WebP or AVIF, up to 15 MB each and 800 pixels or more on the longer side. Up to ${max} photos.`;
export const heicReason = "HEIC photos aren't supported. Choose a JPEG instead.";
export const typeReason = (name: string) =>
  `${name} isn't a picture we can read. Use JPEG, PNG, WebP or AVIF.`;
export const sizeReason = 'This photo is larger than 15 MB. Choose a smaller one.';
export const countReason = (max: number) => `You can add up to ${max} photos.`;
export const noFileReason = 'Choose a photo first.';
/** What the server says of a file, as a sentence. */
export const refusedReason = (name: string, reason: string) => `${name} ${reason}.`;

// Uploading
export const notUploadedLabel = 'Not uploaded';
export const notReplacedLead = 'The photo stays as it was.';
export const queued = 'Next in line';
export const uploading = 'Uploading…';
export const waiting = 'Waiting for a connection';
export const failed = 'Upload failed.';
export const dropLabel = 'Remove';
export const closeLabel = 'Close';
export const namedLabel = (label: string, name: string) => `${label}: ${name}`;
export const waitingTitle = 'Waiting for a connection';
export const waitingLead = "Your photos upload as soon as you're back online. Keep this page open.";
export const uploadedCount = (done: number, all: number) => `${done} of ${all} uploaded`;

// Photos
export const listLabel = 'Your photos';
export const emptyTitle = 'No photos yet';
export const emptyLead = 'Start with the living room. The first photo is the cover.';
export const coverBadge = 'Cover';
export const makingBadge = 'Processing';
export const failedBadge = "Can't be read";
export const failedLead = "We couldn't read this photo. Remove it, or upload another one.";
export const altLabel = 'Describe the photo';
export const altHint = "For people who can't see it: say what it shows.";
export const kindLabel = 'Room';
export const kindName = {
  photo: 'Other',
  living: 'Living room',
  bedroom: 'Bedroom',
  kitchen: 'Kitchen',
  bath: 'Bathroom',
  'floor-plan': 'Floor plan',
  facade: 'Building',
} as const;
export const photoName = (place: number) => `photo ${place}`;
export const editLabel = 'Edit';
export const doneLabel = 'Done';
export const makeCoverLabel = 'Make cover';
export const sheetTitle = (place: number, count: number): string => `Photo ${place} of ${count}`;
export const earlierLabel = 'Move earlier';
export const laterLabel = 'Move later';
export const moveLabel = 'Drag, or use the arrow keys';
export const moveName = (place: number, count: number): string =>
  `Move photo ${place} of ${count}: arrow keys`;
export const replaceLabel = 'Replace photo';
export const replaceHint = 'The new photo keeps the place, room and description.';
export const removeLabel = 'Remove';
export const removedText = 'Photo removed.';
export const undoLabel = 'Undo';
export const saveLabel = 'Save descriptions';
export const moved = (place: number, count: number) =>
  `Photo moved to place ${place} of ${count}.${place === 1 ? " It's the cover now." : ''}`;
export const changeFailedTitle = "We couldn't save that";
