/** When a paper was made, in seconds since 1970: it stands in the file, and the same data with the same time give the same bytes. */
interface Dated {
  readonly creationTimestamp: number;
}

/** A name with its value. */
export interface PaperFact {
  readonly label: string;
  readonly value: string;
}

/** A column of a table; `end` is for sums. */
export interface PaperColumn {
  readonly name: string;
  readonly align?: 'start' | 'end';
  /** Such as '25mm'. @default an equal part of what is left */
  readonly width?: `${number}mm`;
}

/** Rows below a head that each page repeats. */
export interface PaperTable {
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly total?: readonly string[];
}

/** Who pays or is paid: a name, and below it what else is known, such as the home. */
export interface PaperParty {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
}

/** A receipt of a payment. */
export interface ReceiptData extends Dated {
  readonly title: string;
  readonly reference: string;
  /** Why it is no longer valid. */
  readonly cancelled: { readonly title: string; readonly words: string } | null;
  /** What was paid in all. */
  readonly sum: PaperFact;
  readonly parties: readonly PaperParty[];
  readonly facts: readonly PaperFact[];
  readonly tables: readonly (PaperTable & { readonly title: string })[];
  /** What is paid, refunded or still open, in sentences. */
  readonly rest: readonly string[];
  readonly note: string;
}

/** What somebody paid or received in a year. */
export interface StatementData extends Dated {
  readonly title: string;
  readonly sum: PaperFact;
  readonly parties: readonly PaperParty[];
  readonly facts: readonly PaperFact[];
  /** The sum of each home; null if there is one home at most. */
  readonly summary: (PaperTable & { readonly title: string }) | null;
  /** The payments of each home with their sum; none if there were no payments, and `empty` says so. */
  readonly homes: readonly (PaperTable & { readonly title: string; readonly about: string })[];
  readonly empty: string;
  readonly notes: readonly string[];
}

/** A contract to sign. Texts of several lines become paragraphs. */
export interface AgreementData {
  readonly title: string;
  readonly version: number;
  /** When this version was made, as ISO text. */
  readonly at: string;
  readonly reference: string;
  readonly isDraft: boolean;
  /** What it comes down to, in plain words; the first page. */
  readonly plain: readonly string[];
  /** Each gets a box to sign in; `place` names it in the answer. */
  readonly parties: readonly { readonly place: string; readonly name: string; readonly role: string }[];
  /** The terms that were negotiated. */
  readonly schedule: readonly PaperFact[];
  /** In the file, a clause can be linked to as `clause-ID`. */
  readonly clauses: readonly {
    readonly id: string;
    readonly title: string;
    readonly words: string;
    readonly plain: string;
  }[];
  /** Numbers that the law sets, with their source and the day it was read. */
  readonly figures: readonly { readonly words: string; readonly source: string; readonly on: string }[];
  /** What we are. */
  readonly note: string;
}

/** Who signed an agreement, how and when. Instants are texts that name their zone. */
export interface CertificateData extends Dated {
  readonly title: string;
  readonly at: string;
  readonly reference: string;
  readonly agreementSha256: string;
  readonly signers: readonly {
    readonly name: string;
    readonly role: string;
    readonly way: string;
    readonly proof: string;
    readonly at: string;
    readonly sha256: string;
  }[];
  readonly events: readonly { readonly at: string; readonly words: string }[];
  readonly note: string;
}

/** The small page that is drawn in a signature box; width and height are in points. */
export interface SignatureData extends Dated {
  readonly name: string;
  readonly way: string;
  readonly at: string;
  readonly width: number;
  readonly height: number;
}

/** What each template is filled with; it only shows these texts and never runs them. */
export interface PaperData {
  readonly agreement: AgreementData;
  readonly certificate: CertificateData;
  readonly receipt: ReceiptData;
  readonly signature: SignatureData;
  readonly statement: StatementData;
}
