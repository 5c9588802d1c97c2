import { product } from '@sewa/paths';

// Enquiries
export const homeUnavailableReason = 'is no longer available';
export const homeWithoutContactReason = 'has no one to contact';
export const ownHomeReason = 'is your own';
export const enquiryKeyReason = "isn't the home this key was first used for";

// Chat
export const helpContext = 'Help';
export const removedMessage = 'This message was removed.';
export const messageKeyReason = "isn't the message this key was first used for";
export const emptyMessageReason = 'is empty';
export const unknownAttachmentReason = 'names a file that is not an unsent attachment of this conversation';
export const cannotWrite = "You can't send messages in this conversation.";
export const ownMessageReason = 'is your own message';
export const blockYourselfReason = 'is you';
export const blockHelpReason = 'is the help desk';
export const unnamedPhoto = 'Photo';
export const unnamedDocument = 'Document';
export const pageNumberReason = 'should be a whole number from 1';
export const pageSizeReason = 'should be a whole number from 1 to 100';
export const filterReason = 'is not a filter of the inbox';
export const messageNumberReason = 'should be the number of a message';
export const beforeAndAfterReason = "can't be combined with before";

// Mail: an enquiry
export const enquirySubject = (sender: string, home: string) => `${sender} sent an enquiry about ${home}`;
export const enquiryLead = (sender: string, home: string) => `${sender} sent you an enquiry about ${home}:`;
export const enquiryPhone = (sender: string, phone: string) => `You can reach ${sender} at ${phone}.`;
export const enquiryNoPhone = (sender: string) => `${sender} has no phone number on ${product.name}.`;
export const enquiryFilesOnly = 'Pictures or documents, without a message.';
export const enquiryAnswerLabel = `Read and answer on ${product.name}`;

// In the inbox while the listings can't be read; it stands in SQL
export const unnamedHome = 'A home';
