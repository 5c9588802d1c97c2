/** Path that leads a guest of a frame on to our own pages; a file for the router, because people open it. */
export const enquiryAddressPath = '/api/embed/enquiries/{secret}';

/** The path of the secret of a message that waits. */
export const makeEnquiryAddress = (secret: string): string => enquiryAddressPath.replace('{secret}', secret);
