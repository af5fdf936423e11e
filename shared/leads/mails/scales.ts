export const mailStates = ['waiting', 'sent', 'refused'] as const;

/** Reasons of ours for not sending a mail. */
export const refusals = ['do-not-contact', 'contact-gone'] as const;

/** Mails that an account may send in a day (Europe/Madrid). */
export const mailsPerDay = 50;

/** Seconds in which a mail can be taken back before it is sent. */
export const secondsToCancel = 10;
