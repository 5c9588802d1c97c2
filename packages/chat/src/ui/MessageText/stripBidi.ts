const controls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Removes the characters that change the direction of text, with which a name could pretend to be another one. */
export const stripBidi = (text: string): string => text.replace(controls, '');
