// A home before it is published
export const previewEnquiry = 'People write to you here once your listing is live.';

// Sending an enquiry
export const enquiryTitle = 'Ask about this home';
export const enquiryLinkLabel = 'Send enquiry';
export const noListerToMessage = "This home isn't listed by an owner or agent, so there's no one to message.";
