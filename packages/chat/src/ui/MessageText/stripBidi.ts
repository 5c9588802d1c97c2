const controls = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes the characters that turn text around, with which it could pretend to be something else. */
export const stripBidi = (text: string): string => text.replace(controls, '');
