/** Key of the query that says who is signed in. */
export const sessionKey = ['/api/user'] as const;
