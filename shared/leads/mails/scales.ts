export const mailStates = ['waiting', 'sent', 'refused'] as const;

/** Our own reasons for not sending a mail. */
export const refusals = ['do-not-contact', 'contact-gone', 'sender-gone'] as const;

/** Mails that an account may send in a day (Europe/Madrid). */
export const mailsPerDay = 50;

/** Seconds within which a mail can be cancelled before it is sent. */
export const secondsToCancel = 10;
