export const listerTitle = 'Listed by';
export const agentLabel = 'Agent';
export const ownerLabel = 'Owner';
export const ownerLead =
  "Listed by the owner, without an agent. We don't show an owner's phone number publicly.";
export const companyLabel = 'Company';
export const companyLead =
  "Listed by the company that owns it, without an agent. We don't show its phone number publicly.";
export const alsoListedByTitle = 'Also listed by';
export const seePhoneNumberLabel = 'See phone number';
export const openDataLister = "This home comes from open data. It isn't listed by an owner or agent.";
export const listerNotStated = 'Not stated in this listing.';
