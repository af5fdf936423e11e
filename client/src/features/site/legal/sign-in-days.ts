/** Days that a sign-in lasts after the last visit, as the server keeps it. */
export const signInDays = 14;
