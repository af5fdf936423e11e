/** Days for which an account with several members stays readable after its owner has closed it. */
export const closingDays = 7;
