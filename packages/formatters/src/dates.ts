import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { findInstant, getSingaporeOffset } from './instants.ts';
import { notStated } from './notStated.ts';

dayjs.extend(utc);

/** The one time zone in which the product shows dates. */
export const timeZone = 'Asia/Singapore';

// The wall clock is formatted in UTC mode: dayjs's own `tz` reads it through the host's zone and is an hour off in the host's summer-time gap.
const formatInSingapore = (instant: string | number | Date | null | undefined, pattern: string): string => {
  const milliseconds = findInstant(instant);
  if (milliseconds === null) return notStated;
  const offset = getSingaporeOffset(milliseconds);
  const zone = offset === 480 ? '+08:00' : '+07:30';
  return dayjs.utc(milliseconds + offset * 60_000).format(pattern.replace('Z', `[${zone}]`));
};

/** An instant as ISO datetime in Singapore: '2021-01-05T08:30:00+08:00'; 'Not stated' for what is no instant. */
export const formatDateTime = (instant: string | number | Date | null | undefined): string =>
  formatInSingapore(instant, 'YYYY-MM-DDTHH:mm:ssZ');

/** The day of an instant in Singapore: '2021-01-05'; 'Not stated' for what is no instant. */
export const formatIsoDate = (instant: string | number | Date | null | undefined): string =>
  formatInSingapore(instant, 'YYYY-MM-DD');

/** The day of an instant in Singapore for reading: 'Jan 5, 2021'; 'Not stated' for what is no instant. */
export const formatDate = (instant: string | number | Date | null | undefined): string =>
  formatInSingapore(instant, 'MMM D, YYYY');
