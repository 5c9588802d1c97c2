/** A value a rule compares with. Nothing else is taken: `null` and `undefined` would widen or empty a rule unseen. */
export type RuleValue = string | number | boolean;

/** What one field of a row must be: a value it equals, or comparisons that all hold. Numbers only are put in an order. */
export type FieldCondition =
  | RuleValue
  | {
      readonly $eq?: RuleValue;
      readonly $ne?: RuleValue;
      readonly $in?: readonly RuleValue[];
      readonly $nin?: readonly RuleValue[];
      readonly $gt?: number;
      readonly $gte?: number;
      readonly $lt?: number;
      readonly $lte?: number;
      /** Whether the field, which holds several texts, has one of these among them. */
      readonly $hasAny?: readonly string[];
      /** Whether the field holds anything. */
      readonly $exists?: boolean;
    };

/** What a row must be: every field as said, every condition of `$and`, and one of `$or`. */
export type Conditions = {
  readonly $and?: readonly Conditions[];
  readonly $or?: readonly Conditions[];
} & { readonly [field: string]: FieldCondition | readonly Conditions[] | undefined };

/** One rule of what somebody may do, in the format of CASL; of the rules that concern a row, the last one decides. */
export interface Rule {
  /** What is done; `manage` stands for everything. */
  readonly action: string | readonly string[];
  /** The type of what it is done to; `all` stands for every type. */
  readonly subject: string | readonly string[];
  /** The rows it concerns; left out, all of them. */
  readonly conditions?: Conditions;
  /** The fields it concerns; left out, all of them. */
  readonly fields?: readonly string[];
  /** Whether it forbids instead of allowing. */
  readonly inverted?: boolean;
  /** Why, for people. */
  readonly reason?: string;
}

/** The action that stands for every action. */
export const anyAction = 'manage';

/** The type that stands for every type. */
export const anySubject = 'all';

/** One or many, as a list. */
export const asList = <Item>(items: Item | readonly Item[]): readonly Item[] =>
  (Array.isArray(items) ? items : [items]) as readonly Item[];
