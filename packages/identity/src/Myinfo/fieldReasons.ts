/** What a field of Myinfo is called, and why it is asked for. */
export interface FieldReason {
  readonly label: string;
  readonly reason: string;
}

const reasons: Readonly<Record<string, FieldReason>> = {
  identityNumber: {
    label: 'NRIC or FIN',
    reason: 'Stamp duty on a tenancy is paid under it. It is encrypted, and only its end is ever shown.',
  },
  name: { label: 'Name', reason: 'It stands in the contract.' },
  residentialStatus: {
    label: 'Residential status',
    reason: 'Some homes may only be let to citizens and permanent residents.',
  },
  passType: { label: 'Pass', reason: 'Who is here on a pass must hold one for the whole tenancy.' },
  email: { label: 'E-mail address', reason: 'Where letters about your contracts go. You can change it.' },
  phoneNumber: { label: 'Mobile number', reason: 'You can log in with it when Singpass is not at hand.' },
};

/** The words for a field of Myinfo. */
export const findReason = (name: string): FieldReason => reasons[name] ?? { label: name, reason: '' };
