/** Makes links that open the app where it is installed, and the page elsewhere. */
export interface LinkService {
  /** Makes a link that leads to an address of ours. Throws if the service fails or doesn't answer in time. */
  makeLink(url: string): Promise<string>;
}

declare module '../../platform/calling/Context.ts' {
  interface Services {
    /** Null without a link service: then links are plain addresses. */
    readonly linkService: LinkService | null;
  }
}
