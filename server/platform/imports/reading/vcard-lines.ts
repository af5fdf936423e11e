/** Longer than any program writes: ical.js takes the square of it. */
const longestHead = 2_000;

/** The bytes that `=C3=B1` stands for, as a text whose marks part no value. */
function decoded(bytes: string, charset: string): string {
  const decoder = new TextDecoder(/8859-1|1252/.test(charset) ? 'windows-1252' : 'utf-8');
  return decoder
    .decode(Buffer.from(bytes.replaceAll('=', ''), 'hex'))
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`);
}

/** The parameters of version 2.1 as those of later ones: `TEL;HOME` is `TEL;TYPE=HOME`. */
const named = (parameter: string) => (parameter.includes('=') ? parameter : `TYPE=${parameter}`);

/** Told of by the text that is read anyway, or by the value's own look. */
const isNeedless = (parameter: string) => /^(?:value|encoding|charset)=|^quoted-printable$/i.test(parameter);

/**
 * An unfolded line of a vCard of version 2.1, 3.0 or 4.0 as ical.js reads it, which knows neither types without a name nor
 * quoted-printable; undefined for anything else.
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
