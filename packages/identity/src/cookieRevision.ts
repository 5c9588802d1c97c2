/** Names the question about cookies as it stands today; a test says when it is another one, and what to write here. */
export const cookieRevision = '18t2ye0';
