/** «, S.L.U.», "Ltd.", " GmbH" at the end of a name. */
const legalForm =
  /(?<![\s,])[\s,]+(?:s\.?\s?l\.?(?:\s?[uplne]\.?)?|s\.?\s?a\.?(?:\s?u\.?)?|s\.?\s?coop\.?|c\.\s?b\.|ltd\.?|limited|llc|l\.l\.c\.|inc\.?|llp|plc|gmbh)$/iu;
/** « (Madrid)» at the end of a name. */
const aside = /(?<!\s)\s*\([^()]*\)$/u;

/** What texts call a company: its name without a legal form, or what stands in brackets behind it. */
export function brandName(name: string): string {
  const spoken = name.replace(aside, '').replace(legalForm, '').replace(aside, '').trim();
  return spoken || name;
}
