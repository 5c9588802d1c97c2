import type { Feature } from '@sewa/paths';
import type { IconName } from '@sewa/ui';
import type { ScreenName } from './screens.ts';

/** Where a button or a link leads. */
export interface Target {
  readonly label: string;
  readonly href: string;
}

/** A thing the product does; `feature` where it may not be available yet. */
export interface Point {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly feature?: Feature;
}

/** A real screen of the product with what it is for. */
export interface Shot {
  readonly screen: ScreenName;
  readonly title: string;
  readonly text: string;
}

/** One step, in its order. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

/** What one thing costs. */
export interface Cost {
  readonly name: string;
  readonly price: string;
  readonly note?: string;
}

/** A question with its answer, and where to read on. */
export interface Question {
  readonly question: string;
  readonly answer: string;
  readonly link?: Target;
}

/** What a page says to those who arrive at it, and the one step it leads to. */
export interface Landing {
  /** What search engines are told. */
  readonly meta: { readonly title: string; readonly description: string };
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  readonly action: Target;
  /** What the page is about, where it may not be available yet. */
  readonly feature?: Feature;
  /** The screen beside the title; without one, what is known at a glance stands there. */
  readonly screen?: ScreenName;
  readonly glance?: readonly { readonly name: string; readonly value: string }[];
  readonly points: { readonly title: string; readonly items: readonly Point[] };
  readonly shots?: readonly Shot[];
  readonly steps: { readonly title: string; readonly items: readonly Step[] };
  readonly costs: { readonly title: string; readonly items: readonly Cost[]; readonly note?: string };
  readonly questions: readonly Question[];
  readonly next: { readonly title: string; readonly lead: string };
}
