/** Key of the query that loads the session. */
export const sessionKey = ['/api/user'] as const;
