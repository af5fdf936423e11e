import type { Language } from '../../../../../../../shared/languages';

/** What makes a reason to believe of a line, folded: since a year, a certificate, a prize, a number of a register. */
export const proofWords: Record<Language, readonly RegExp[]> = {
  es: [
    /\b(?:desde|fundad[oa]s? en|abiert[oa]s? en) (?:el ano )?(?:1[89]|20)\d\d\b/,
    /\b\d+ anos (?:de (?:experiencia|oficio|historia|trayectoria)|en (?:el|la) (?:sector|mercado|oficio|barrio)|haciendo|fabricando)/,
    /\b(?:certificad[oa]s?|certificacion(?:es)?|acreditad[oa]s?|homologad[oa]s?|denominacion de origen)\b/,
    /\b(?:premi(?:o|os|ad[oa]s?)|galardon(?:es)?|medallas?|finalistas?)\b/,
    /\b(?:colegiad[oa]s?|registro sanitario|inscrit[oa]s? en el registro|licencia|num(?:ero)?\.? de registro|cif|nica|rgseaa)\b.*\d/,
  ],
  en: [
    /\b(?:since|est\.?|established(?: in)?|founded in) (?:1[89]|20)\d\d\b/,
    /\b\d+ years (?:of experience|in (?:business|the trade)|making|building)\b/,
    /\b(?:certified|certificat(?:e|es|ion)|accredited|approved by)\b/,
    /\b(?:award(?:s|ed)?|prizes?|medals?|finalists?|shortlisted)\b/,
    /\b(?:registered|registration|licen[cs]ed?|gas safe|fca|cqc|gdc|sra|ico)\b.*\d/,
  ],
};

/** What looks like one and is what is sold, or says the contrary. */
export const noProofWords: Record<Language, RegExp> = {
  es: /\bcertificad\w+ de (?:nacimiento|matrimonio|defuncion|penales|empadronamiento|regalo)|\b(?:no|sin) (?:esta )?certificad/,
  en: /\bnot certified\b|\bgift certificates?\b|\b(?:birth|marriage|death) certificates?\b/,
};

/** Standards by their names, in capitals: EN 809, ISO 9001, IP67. */
export const standards =
  /\b(?:ISO|UNE|EN|DIN|BS|ASTM|ANSI|IEC|UL|HACCP|APPCC|BRC|IFS|IP)(?:[ -](?:EN|ISO|IEC))*[ -]?\d{2,6}\b/;
