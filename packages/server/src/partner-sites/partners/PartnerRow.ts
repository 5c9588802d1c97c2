/** A partner whose sites show frames of ours, as stored. */
export interface PartnerRow {
  /** Public: it stands in the partner's pages. */
  key: string;
  name: string;
  origins: string[];
  state: 'live' | 'ended';
}
