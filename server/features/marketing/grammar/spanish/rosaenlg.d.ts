declare module 'rosaenlg-gender-es' {
  /** The gender of a noun in the singular: masculine, feminine, or n for either. */
  export default function gender(noun: string): 'm' | 'f' | 'n';
}

declare module 'rosaenlg-pluralize-es' {
  /** The plural of a noun. */
  export default function plural(noun: string): string;
}
