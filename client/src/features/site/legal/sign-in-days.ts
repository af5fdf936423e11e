/** Days after the last visit until a session of the server expires. */
export const signInDays = 14;
