export const refused = 'This file can’t be stored. Choose a PDF or a picture of up to 20 MB.';
export const missing = 'Add the file.';
export const kept = 'Your file is kept. Choose another only to replace it.';
