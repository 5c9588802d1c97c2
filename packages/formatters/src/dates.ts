import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { findInstant } from './instants.ts';
import { notStated } from './notStated.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The one time zone in which the product shows dates. */
export const timeZone = 'Asia/Singapore';

const formatInSingapore = (instant: string | number | Date | null | undefined, pattern: string): string => {
  const milliseconds = findInstant(instant);
  return milliseconds === null ? notStated : dayjs(milliseconds).tz(timeZone).format(pattern);
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
