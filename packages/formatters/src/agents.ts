const hasShape = (text: string | null | undefined, shape: RegExp): boolean =>
  typeof text === 'string' && shape.test(text);

/** Whether the text has the shape of a salesperson's registration number, 'R' six digits and a letter; only the public register knows if it is real. */
export const isRegistrationNumber = (text: string | null | undefined): boolean =>
  hasShape(text, /^R\d{6}[A-Z]$/);

/** Whether the text has the shape of an estate agent's licence number, 'L' seven digits and a letter; only the public register knows if it is real. */
export const isAgencyLicenceNumber = (text: string | null | undefined): boolean =>
  hasShape(text, /^L\d{7}[A-Z]$/);
