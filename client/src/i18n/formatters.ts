const made = new Map<string, unknown>();

/**
 * A formatter of `Intl` of a kind, such as `Intl.NumberFormat`. Each is made once, because making one costs a hundred times
 * what using it does.
 */
export function formatter<Options, Formatter>(
  Kind: new (locale: string, options?: Options) => Formatter,
  locale: string,
  options?: Options,
): Formatter {
  const key = Kind.name + locale + JSON.stringify(options);
  if (!made.has(key)) made.set(key, new Kind(locale, options));
  return made.get(key) as Formatter;
}
