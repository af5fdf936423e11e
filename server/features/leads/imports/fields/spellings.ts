/** The texts of a list in one string, which vertical bars separate: `first name | given name`. */
export const spellings = (list: string): string[] =>
  list.split('|').map((one) => one.trim().replace(/\s+/g, ' '));
