/** Reads the text of an input as a number; an empty one is null. */
export const asNumber = {
  setValueAs: (value: string | number | null) => (value === '' || value === null ? null : Number(value)),
};
