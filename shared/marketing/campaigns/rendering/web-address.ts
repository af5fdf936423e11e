/** An address that may stand in a link: http or https; null for anything else, such as a script. */
export function webAddress(text: string | null | undefined): string | null {
  const given = text?.trim() ?? '';
  if (!/^https?:\/\//i.test(given) || !URL.canParse(given)) return null;
  return new URL(given).href;
}

/** An address as people type it, with or without its scheme, as one that may stand in a link. */
export function typedAddress(text: string | null | undefined): string | null {
  const given = text?.trim() ?? '';
  return webAddress(/^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`);
}
