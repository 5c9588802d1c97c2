/** Marks a test of what only the sandbox shows: a production process, as by https, has none. */
export const ofTheSandbox = { tag: '@sandbox' };

/** Marks a journey that lives by cookies and hosts, which https changes: it runs there at each push too. */
export const overHttps = { tag: '@https' };

/** Marks a journey that needs what the packages publish to fit together: it runs over that at each push too. */
export const overPublished = { tag: '@published' };

/** Marks a journey that runs in both of these set-ups too. */
export const overBoth = { tag: [overHttps.tag, overPublished.tag] };
