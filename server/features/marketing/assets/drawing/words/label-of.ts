/** A statement as a label: begins with a capital and has no full stop. A name such as «iPhone» stays as it is. */
export function labelOf(text: string): string {
  const label = text.replace(/(?<!\.)\.$/u, '');
  const [first = ''] = label.split(' ');
  return /^\p{Ll}[\p{Ll}\-’',;:]*$/u.test(first)
    ? label.charAt(0).toLocaleUpperCase() + label.slice(1)
    : label;
}
