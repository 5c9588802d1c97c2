/** What is charged for one way to pay. */
export interface RateCard {
  /** Hundredths of a percent of what is paid. */
  readonly basisPoints: number;
  readonly fixedCents: number;
}

/** The fee for paying some cents, in cents; nothing for paying nothing. */
export const countFee = ({ basisPoints, fixedCents }: RateCard, cents: number): number =>
  cents === 0 ? 0 : Math.round((cents * basisPoints) / 10_000) + fixedCents;
