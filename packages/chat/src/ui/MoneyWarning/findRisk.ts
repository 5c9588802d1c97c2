/** What a message may be up to: money before a viewing or outside the product, codes of an account, talking where nobody can help, or a link that hides where it leads. */
export type Risk = 'payment' | 'code' | 'elsewhere' | 'link';

const sentenceEnd = /[.!?;\n]+(?:\s|$)/;

const refusal =
  /\b(?:never|don'?t|do not|doesn'?t|does not|won'?t|will not|not|no need|without|nobody|no one)\b/;

const code =
  /\b(?:otp|(?:one[- ]?time|verification|security|log-?in|sms|singpass) ?(?:pass(?:word|code)|code|pin|number)|6[- ]digits? (?:code|number)|code (?:that )?(?:you|u) (?:get|got|receive|received|just)|singpass (?:id|password|log-?in|details|qr)|(?:your|ur|u) password)\b/;

const askForCode =
  /\b(?:send|give|gimme|tell|share|forward|show|provide|text|key in|type|enter|need|want|what is|what'?s|pass|read|screenshot|scan)\b/;

const app = '(?:whats ?app|telegram|tele|wechat|signal|viber|messenger|line app|kakao ?talk)';

const elsewhere = [
  new RegExp(`\\b(?:on|in|at|via|through|by|to|over|using|use)(?: my)? ${app}\\b`),
  new RegExp(`\\b(?:${app}|text|sms|email) (?:me|us|instead)\\b.*\\d{4}|\\b${app} (?:me|us|instead)\\b`),
  new RegExp(`\\bmy ${app}(?: \\w+)?(?: is|:| -)`),
  new RegExp(`\\b(?:can|could|add|prefer|only) ${app}\\b`),
  /\b(?:wa\.me|t\.me|api\.whatsapp\.com)\//,
];

const aboutApps =
  /\b(?:group|gc|chat group|community|residents|neighbou?rs?|signal (?:is|in|at|strength)|is listed)\b/;

const pay =
  /\b(?:pay|paynow|pay ?lah|transfer|send|remit|wire|bank in|deposit (?=the|a\b|s?\$|\d)|make (?:a|the) (?:payment|transfer))\b/;

const money =
  /(?:\b(?:deposit|money|fees?|rent|amount|payment|half|full|paynow|cash|dollars|sgd|transfer|token)\b|s?\$ ?\d|\d ?(?:sgd|dollars)\b)/;

const hurry =
  /\b(?:first(?! (?:of|day|week|month|year|floor|month'?s))|up ?front|in advance|now|right away|immediately|asap|urgently|today|tonight|before (?:the |any |a |you |u |we |i |your )?(?:view|see|visit|meet|look|com|show|arrang|inspect|tour)\w*|(?:to|and i(?:'ll| will)?|so i can) (?:hold|reserve|secure|book|keep|block|lock|chope|confirm)|booking fee)\b/;

const untraceable = /\b(?:western union|moneygram|gift cards?|bitcoin|btc|usdt|crypto\w*)\b/;

/** An account of the writer's own: what is paid there, nobody can trace or give back. */
const ownAccount =
  /\b(?:to|into|via|at) (?:my|this|the following|our|his|her)(?: own| personal| private| company)?(?: bank| dbs| posb| ocbc| uob| paynow| paylah)*(?: savings?)? (?:account|acc|acct|number|no|paynow|paylah)\b/;

/** Links whose address says nothing of where they lead. */
const shortLink =
  /\b(?:bit\.ly|tinyurl\.com|t\.co|goo\.gl|cutt\.ly|is\.gd|ow\.ly|rebrand\.ly|shorturl\.at|rb\.gy|tiny\.cc|buff\.ly|t\.ly)\/\S/;

const feeForViewing = /\b(?:viewing|reservation) fee\b/;

const fromWriter =
  /^(?:ok(?:ay)?,? |hi,? |so,? )?(?:(?:can|could|should|shall|may|must|do|how|when|where) (?:i|we)\b|(?:i|we)(?:'ll|'d|'ve| will| can| could| have| would| want| already| just)*(?: to| be able to)? (?:pay|transfer|send|remit|paid|sent)\b)/;

const afterwards =
  /\b(?:after (?:the |a |your |you |we |u )?(?:view|see|sign|inspect|visit)\w*|when (?:you|we|u) (?:sign|move|collect)|on signing|upon signing|at signing)\b/;

function findRiskOf(sentence: string): Risk | null {
  if (code.test(sentence) && askForCode.test(sentence) && !refusal.test(sentence)) return 'code';
  const isMoney =
    pay.test(sentence) && money.test(sentence) && (hurry.test(sentence) || ownAccount.test(sentence));
  const isPayment = isMoney || untraceable.test(sentence) || feeForViewing.test(sentence);
  if (isPayment && ![refusal, fromWriter, afterwards].some((rule) => rule.test(sentence))) return 'payment';
  const isElsewhere = elsewhere.some((rule) => rule.test(sentence));
  if (isElsewhere && !refusal.test(sentence) && !aboutApps.test(sentence)) return 'elsewhere';
  return shortLink.test(sentence) ? 'link' : null;
}

/**
 * Whether a message asks for money before a viewing or to somebody's own account, for a code, or to talk elsewhere, or holds a short link; a
 * guess, good for a hint and nothing more.
 */
export function findRisk(text: string): Risk | null {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll('’', "'");
  const found = plain.split(sentenceEnd).map((sentence) => findRiskOf(sentence.trim()));
  return found.find((risk) => risk !== null) ?? null;
}
