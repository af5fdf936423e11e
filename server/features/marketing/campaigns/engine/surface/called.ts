/** The product as a sentence can name it; undefined where its grammar is not known and would show. */
export interface Mention {
  the: string;
  a: string | undefined;
  your: string;
  our: string | undefined;
  this: string | undefined;
}

export const lowerFirst = (text: string) => text.charAt(0).toLocaleLowerCase('es') + text.slice(1);

/** A name that takes no article. */
export const bare = (name: string, your: string): Mention => ({
  the: name,
  a: undefined,
  your: `${your} ${name}`,
  our: undefined,
  this: undefined,
});
