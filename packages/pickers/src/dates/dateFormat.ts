const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of dates of the Gregorian calendar in a language, made once. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
      ...options,
    });
  formats.set(key, format);
  return format;
}
