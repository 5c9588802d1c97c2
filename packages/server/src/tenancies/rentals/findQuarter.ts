/** The first and the last day of the quarter of the year that a day (YYYY-MM-DD) is in. */
export function findQuarter(day: string): { from: string; to: string } {
  const year = day.slice(0, 4);
  const first = Math.floor((Number(day.slice(5, 7)) - 1) / 3) * 3 + 1;
  const last = first + 2;
  const write = (month: number) => String(month).padStart(2, '0');
  return {
    from: `${year}-${write(first)}-01`,
    to: `${year}-${write(last)}-${last === 3 || last === 12 ? 31 : 30}`,
  };
}
