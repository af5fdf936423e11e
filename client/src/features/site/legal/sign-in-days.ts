/** Days after the last visit until a session expires on the server. */
export const signInDays = 14;
