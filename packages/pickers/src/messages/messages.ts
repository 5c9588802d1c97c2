import * as english from './english.ts';

/** Every sentence the pickers say on their own; the names of months and days come from the language itself. */
export interface PickerMessages {
  /** Name of the button that opens the calendar while `date` is chosen. */
  changeDate: (date: string) => string;
  /** Name of the button that opens the calendar while a range is chosen. */
  changeDates: (dates: string) => string;
  /** Name of the calendar, and of the button that opens it while no date is chosen. */
  chooseDate: string;
  /** Name of the calendar of a range, and of the button that opens it while none is chosen. */
  chooseDates: string;
  /** Name of the list of what is chosen in a field that takes several. */
  chosen: string;
  /** Says of a day in the calendar that it is chosen. */
  dateChosen: (date: string) => string;
  /** Said of a day, month or year that was not typed yet. */
  dateEmpty: string;
  /** Label of the last day of a range. */
  dateEnd: string;
  /** Says that a part of a date is missing. */
  dateIncomplete: string;
  /** Label of the first day of a range. */
  dateStart: string;
  /** Says that a date comes before the first that may be chosen. */
  dateTooEarly: (date: string) => string;
  /** Says that a date comes after the last that may be chosen. */
  dateTooLate: (date: string) => string;
  /** Says that a day may not be chosen. */
  dateUnavailable: string;
  /** Says that a range ends before it starts. */
  datesReversed: string;
  /** Name of the button that turns to the next month. */
  nextMonth: string;
  /** Name of the button that turns to the next year. */
  nextYear: string;
  /** Stands in a list that has no choice for what was typed. */
  optionsEmpty: string;
  /** Says that the choices did not arrive. */
  optionsFailed: string;
  /** Says that the choices are on their way. */
  optionsLoading: string;
  /** Name of the button that turns to the month before. */
  previousMonth: string;
  /** Name of the button that turns to the year before. */
  previousYear: string;
  /** Name of the button that takes one of several choices back. */
  removeOption: (label: string) => string;
  /** Label of the button that asks for the choices once more. */
  retry: string;
  /** Said of the day it is in Singapore. */
  today: string;
}

/** The messages in English. */
export const englishPickerMessages: PickerMessages = { ...english };
