/** What this product uses of the link service's script, which brings no types of its own; version 2.89. */
declare module 'branch-sdk' {
  /** How it is started. */
  interface BranchOptions {
    readonly branch_match_id?: string;
    readonly no_journeys: boolean;
    readonly retries: number;
    readonly timeout: number;
    readonly tracking_disabled: boolean;
  }
  /** What a link is made from. */
  interface BranchLink {
    readonly channel: string;
    readonly feature: string;
    readonly data: Readonly<Record<string, string>>;
  }
  /** The one instance of the script. */
  interface Branch {
    init(
      key: string,
      options: BranchOptions,
      done: (error: Error | null, opened: { data_parsed?: unknown } | null) => void,
    ): void;
    link(link: BranchLink, done: (error: Error | null, url: string | null) => void): void;
    /** Another address of the service than its own; must have a dot in its host. */
    setAPIUrl(url: string): void;
    /** Runs what waits for the first page view: the report of that view. */
    renderQueue(report: () => void): void;
  }
  const branch: Branch;
  export default branch;
}
