/** Longer than any program writes; limited because the time of ical.js grows with the square of the length. */
const longestHead = 2_000;

/** Decodes bytes such as `=C3=B1` to text, with separators escaped. */
function decoded(bytes: string, charset: string): string {
  const decoder = new TextDecoder(/8859-1|1252/.test(charset) ? 'windows-1252' : 'utf-8');
  return decoder
    .decode(Buffer.from(bytes.replaceAll('=', ''), 'hex'))
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`);
}

/** Converts the parameters of version 2.1 to those of later versions: `TEL;HOME` becomes `TEL;TYPE=HOME`. */
const named = (parameter: string) => (parameter.includes('=') ? parameter : `TYPE=${parameter}`);

/** Parameters to drop: the text is already decoded, or the value itself shows them. */
const isNeedless = (parameter: string) => /^(?:value|encoding|charset)=|^quoted-printable$/i.test(parameter);

/**
 * Converts an unfolded line of a vCard of version 2.1, 3.0 or 4.0 to a form that ical.js reads; ical.js knows neither
 * types without a name nor quoted-printable. Undefined for any other line.
 */
export function modernLine(line: string): string | undefined {
  const [, head, value] = /^((?:[^":]|"[^"]*")+):([\s\S]*)$/.exec(line) ?? [];
  if (head === undefined || value === undefined || head.length > longestHead) return undefined;
  const [name = '', ...parameters] = head.match(/(?:[^";]|"[^"]*")+/g) ?? [];
  const kept = parameters.filter((parameter) => !isNeedless(parameter)).map(named);
  const isQuoted = /quoted-printable/i.test(head);
  const text = isQuoted ? value.replace(/(?:=[0-9A-F]{2})+/gi, (bytes) => decoded(bytes, head)) : value;
  return `${[name.trim(), ...kept].join(';')}:${text}`;
}
