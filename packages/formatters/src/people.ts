import { notStated } from './notStated.ts';

/** What a person signs up as, by code. */
export const userTypes = [
  { code: 1, name: 'Tenant', label: 'Tenant' },
  { code: 2, name: 'Owner', label: 'Landlord' },
  { code: 3, name: 'MainAgent', label: 'Main Agent' },
  { code: 4, name: 'CorporateUser', label: 'Corporate User' },
] as const;

/** What a person is in a contract, by code. */
export const contractActorTypes = [
  { code: 1, label: 'Tenant' },
  { code: 2, label: 'Landlord' },
  { code: 3, label: 'Main Agent' },
  { code: 4, label: 'Co-Agent' },
  { code: 5, label: 'Occupier' },
  { code: 6, label: 'Staff' },
] as const;

/** The label of a sign-up user type: 3 gives 'Main Agent'; 'Not stated' for any other code. */
export const formatUserType = (code: number | null | undefined): string =>
  userTypes.find((type) => type.code === code)?.label ?? notStated;

/** The label of a contract actor type: 4 gives 'Co-Agent'; 'Not stated' for any other code. */
export const formatContractActorType = (code: number | null | undefined): string =>
  contractActorTypes.find((type) => type.code === code)?.label ?? notStated;

/** How a person may stay in Singapore: status C, P or A, and for A the type of the pass. */
export interface Residence {
  readonly residentialStatus?: string | null | undefined;
  readonly passType?: string | null | undefined;
}

/** The residential status: C and P as they are, the pass type for A; 'Not stated' otherwise. */
export const formatResidentialStatus = (residence: Residence | null | undefined): string => {
  if (typeof residence !== 'object' || residence === null) return notStated;
  const { residentialStatus, passType } = residence;
  if (residentialStatus === 'C' || residentialStatus === 'P') return residentialStatus;
  return (residentialStatus === 'A' && typeof passType === 'string' && passType.trim()) || notStated;
};

/** What a person with these user types (names or codes) is called: Agent before Tenant before Landlord, else User. */
export const formatUserLabel = (types: readonly (string | number)[] | null | undefined): string => {
  if (!Array.isArray(types)) return 'User';
  const isOneOf = (...names: readonly (string | number)[]) => names.some((name) => types.includes(name));
  if (isOneOf('MainAgent', 3)) return 'Agent';
  if (isOneOf('Tenant', 1)) return 'Tenant';
  return isOneOf('Owner', 'CorporateUser', 'Corporate', 2, 4) ? 'Landlord' : 'User';
};
