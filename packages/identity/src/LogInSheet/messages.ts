export const phoneLead = "We'll send a code to your phone. New here? You'll get an account too.";
export const detailsLead = (phone: string) =>
  `You're new here. Sign up as a tenant with ${phone}, and you're done.`;
export const otherRoleLabel = "I'm not a tenant";
export const otherWaysLabel = 'Other ways to log in';
export const loadingDetails = 'Loading your details';
