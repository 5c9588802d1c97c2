/** Floor and unit from what was typed or pasted into one field, such as '#05-123'; null if it isn't both. */
export function splitUnit(text: string): { readonly floor: string; readonly unit: string } | null {
  const parts = /^#?\s*([a-z]?\d{1,3})\s*[-–]\s*(\d{1,6}[a-z]?)$/i.exec(text.trim());
  const [, floor, unit] = parts ?? [];
  return floor === undefined || unit === undefined ? null : { floor, unit };
}
