/** The address that calls a number as it was typed. */
export const callAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
