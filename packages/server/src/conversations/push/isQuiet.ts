/** Singapore is eight hours ahead of UTC all year. */
const OFFSET_HOURS = 8;
const FIRST_HOUR = 8;
const LAST_HOUR = 22;

/** Whether it is night in Singapore, when nobody is sent push messages: from 10 pm to 8 am. */
export function isQuiet(now: Date): boolean {
  const hour = (now.getUTCHours() + OFFSET_HOURS) % 24;
  return hour < FIRST_HOUR || hour >= LAST_HOUR;
}
