/** A partner, whose sites show frames of ours or send customers here, as stored. */
export interface PartnerRow {
  /** Public: it stands in the partner's pages, and in tokens of its customers as `iss`. */
  key: string;
  name: string;
  origins: string[];
  state: 'live' | 'ended';
}
