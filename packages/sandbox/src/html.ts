const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML and in a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);
