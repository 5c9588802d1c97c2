export const refused = 'This file can’t be stored. Choose a PDF or a picture of up to 20 MB.';
export const missing = 'Add the file.';
