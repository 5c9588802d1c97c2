import { findInstant, getSingaporeOffset } from './instants.ts';
import { notStated } from './notStated.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The day 'YYYY-MM-DD' it is in Singapore at an instant or null for what is no instant. */
export const findDay = (instant: string | number | Date | null | undefined): string | null => {
  const milliseconds = findInstant(instant);
  if (milliseconds === null) return null;
  return new Date(milliseconds + getSingaporeOffset(milliseconds) * 60_000).toISOString().slice(0, 10);
};

/** A day or an ISO instant as the day it is in Singapore: '2021-01-05' gives 'Jan 5, 2021'. */
export const formatDay = (day: string | null | undefined): string => {
  const found = typeof day === 'string' ? findDay(day) : null;
  if (found === null) return notStated;
  return `${monthNames[Number(found.slice(5, 7)) - 1]} ${Number(found.slice(8))}, ${found.slice(0, 4)}`;
};

/** The time of day of an instant in Singapore: '2021-01-05T06:30:00Z' gives '14:30'; 'Not stated' for what is no instant. */
export const formatTime = (instant: string | number | Date | null | undefined): string => {
  const milliseconds = findInstant(instant);
  if (milliseconds === null) return notStated;
  return new Date(milliseconds + getSingaporeOffset(milliseconds) * 60_000).toISOString().slice(11, 16);
};

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a day or of an instant in Singapore: '2021-01-05' gives 'Tuesday'; 'Not stated' for anything else. */
export const formatWeekday = (day: string | number | Date | null | undefined): string => {
  const found = findDay(day);
  return (found !== null && weekdayNames[new Date(`${found}T00:00Z`).getUTCDay()]) || notStated;
};

/** A day or the day of an instant in Singapore, short and without its year: '2026-12-05' gives 'Sat, 5 Dec'. */
export const formatShortDay = (day: string | number | Date | null | undefined): string => {
  const found = findDay(day);
  if (found === null) return notStated;
  return `${formatWeekday(found).slice(0, 3)}, ${Number(found.slice(8))} ${monthNames[Number(found.slice(5, 7)) - 1]}`;
};

/** A month: '2021-01' gives 'Jan 2021'. */
export const formatMonth = (month: string | null | undefined): string => {
  const [, year, number] = (typeof month === 'string' && /^([1-9]\d{3})-(0[1-9]|1[0-2])$/.exec(month)) || [];
  return number === undefined ? notStated : `${monthNames[Number(number) - 1]} ${year}`;
};
