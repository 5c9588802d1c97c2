import { phrase } from '../phrase.ts';
import type { NoteSubject, Reading } from '../Reading.ts';

type HouseRule = 'pets' | 'cooking' | 'visitors';

const groups = [
  'indian|chinese|malay|eurasian|caucasian|asian|european|western(?:er)?|singaporean|filipino|bangladeshi|pakistani',
  'burmese|indonesian|vietnamese|thai|japanese|korean|prc|expat|foreigner|muslim|hindu|christian|buddhist',
].join('|');

/** A word that names where people are from. */
export const peopleWord = new RegExp(`^(?:${groups})s?$`);

const person =
  '(?:tenants?|housemates?|famil(?:y|ies)|landlords?|landlad(?:y|ies)|owners?|students?|professionals?)';
const wanted = '(?:only|preferred|ok(?:ay)?|allowed|welcome)';

/** What no filter answers. Who people are is never a filter: nobody is left out by race, sex or nationality. */
const notes: readonly (readonly [about: NoteSubject, pattern: RegExp])[] = [
  ['pets', phrase('(?:no|without) pets?|不可养宠物')],
  ['cooking', phrase('(?:no|without) cooking|light cooking(?: allowed| ok(?:ay)?)?')],
  ['visitors', phrase('(?:no|without) (?:overnight )?(?:visitors?|guests?)')],
  [
    'lister',
    phrase(
      [
        'no agents?(?: fees?)?|without agents?|agent[ -]?(?:less|free)|direct(?:ly)? (?:from )?owner',
        'owner (?:listing|only|direct)|by owner|no commission|无中介|屋主',
      ].join('|'),
    ),
  ],
  [
    'lease',
    phrase(
      [
        '(?:short|long)[- ]?(?:term|stay)s?|(?:daily|weekly|nightly)(?: rental)?|airbnb',
        String.raw`\d+ ?(?:months?|weeks?|days?|years?)(?: (?:lease|contract|rental|stay))?|短租`,
      ].join('|'),
    ),
  ],
  [
    'people',
    phrase(
      [
        `(?:no|without) (?:${groups})s?(?: tenants?)?`,
        `(?:${groups}|local|pr)s?(?: ${person})? ${wanted}`,
        `(?:${groups})s? ${person}`,
        `(?:no |without )?(?:females?|males?|ladies|lady)(?: ${person})?(?: ${wanted})?`,
        `(?:girls?|boys?|guys?|women|woman|men) (?:housemates?|${wanted})`,
        `(?:married )?couples?(?: ${wanted})?|no (?:kids?|child(?:ren)?)|(?:families|singles) ${wanted}`,
        '只?限(?:女|男|华人|印度人|马来人)[生性]?|女生|男生|华人优先',
      ].join('|'),
    ),
  ],
  ['floor', phrase('(?:high|low|ground|top|mid) floor')],
  [
    'feature',
    phrase(
      [
        '(?:(?:private|swimming|shared) )*pool|gym|balcony|car ?park|parking|sea ?view|city view|unblocked|renovated|brand new',
        "lift|penthouse|loft|maid ?room|helper'?s? room|bathtub|dishwasher|bomb shelter|mrt view",
        'hawker (?:centre|center)s?|food (?:courts?|(?:centre|center)s?)|supermarkets?|wet markets?|shopping (?:malls?|centres?|centers?)',
        // Of a kind that many names end with, only the word behind a distance: not 'jem mall'.
        String.raw`(?<=[\uE000-\uE0FF] *(?:(?:an?|the|any|good) )*)(?:malls?|parks?|markets?|clinics?|hospitals?|librar(?:y|ies)|shops?|bus stops?)(?! (?:st|street|rd|road|ln|lane|ave|avenue|dr|drive|cres|crescent|view|place))`,
      ].join('|'),
    ),
  ],
  ['schools', phrase('near (?:good |primary |international )?schools?|good schools?')],
];

const friendly = '(?:[- ]?friendly| allowed| ok(?:ay)?| welcome)?';

/** What must be allowed. */
const rules: readonly (readonly [rule: HouseRule, meaning: string, pattern: RegExp])[] = [
  [
    'pets',
    'Pets allowed',
    phrase(
      `pets?${friendly}|(?:small )?(?:dogs?|cats?)${friendly}|(?:with|have|allows?) (?:an? )?(?:pet|dog|cat)s?|可养?宠物|宠物|养猫|养狗`,
    ),
  ],
  [
    'cooking',
    'Cooking allowed',
    phrase('cooking(?: allowed| ok(?:ay)?)?|(?:can|allow) cook(?:ing)?|可煮饭?'),
  ],
  [
    'visitors',
    'Overnight visitors allowed',
    phrase('(?:overnight )?(?:visitors?|guests?)(?: allowed| ok(?:ay)?| welcome)?'),
  ],
];

/** How many people will live there: every home may be for them. */
const occupants = phrase(
  String.raw`(?:for )?(?:\d{1,2}|one|two|three|four|five) ?(?:pax|people|persons?|adults?|occupants?|tenants?)`,
);

/** Takes out what no filter answers, and house rules. */
export function readRequests(reading: Reading): void {
  reading.take(occupants, () => true);
  for (const [about, pattern] of notes)
    reading.take(pattern, ({ text }) => {
      reading.notes.push({ text, about });
      return true;
    });
  for (const [rule, meaning, pattern] of rules)
    reading.take(pattern, ({ text }) => {
      reading.filters[rule] = 'allowed';
      reading.explain(text, meaning);
      return true;
    });
}
