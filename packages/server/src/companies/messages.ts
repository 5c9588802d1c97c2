import { formatNumber } from '@sewa/formatters';

// Why a request was refused, said when nothing more exact is known
export const companySwitched = (company: string | null) =>
  company === null
    ? "You're no longer acting for the company this page is about. Nothing was changed. Refresh the page."
    : `You now act for ${company} in another tab. Nothing was changed. Refresh the page.`;

// What is wrong with a field: it follows the name of the field, as in 'This name is empty'
export const pageCompanyReason = "isn't the company you act for";

// Companies and organisations
export const companyUnverifiedReason = "isn't verified yet";
export const uenTakenReason = 'was already confirmed for another company';
export const lastAdministratorReason =
  "can't be removed or changed: a company needs at least one administrator";
export const organisationClosedReason = "is closed, so you can't add people to it";
export const organisationForeignReason = "isn't part of this company";
export const organisationNameTakenReason = 'is already used by another open organisation';
export const tooManyOrganisationsReason = (max: number) =>
  `can't be added: you already have ${formatNumber(max)} organisations`;
