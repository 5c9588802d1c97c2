/** An event as the analytics service gets it. */
export interface ForwardedEvent {
  readonly name: string;
  /** Pattern of the page. */
  readonly page: string;
  readonly experiment: string | null;
  readonly variant: string | null;
  readonly at: Date;
}

/** The analytics service. */
export interface Analytics {
  /** How many events one call may hold. */
  readonly maxEvents: number;
  /** Sends what one visitor did on one day; throws unless the service has taken all of it. */
  send(visitor: string, events: readonly ForwardedEvent[]): Promise<void>;
}

declare module '../../platform/calling/Context.ts' {
  interface Services {
    /** Null where none is set: then events stay here. */
    readonly analytics: Analytics | null;
  }
}
