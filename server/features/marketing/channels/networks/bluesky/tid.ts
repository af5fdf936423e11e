const alphabet = '234567abcdefghijklmnopqrstuvwxyz';
const length = 13;
const clockBits = 10n;

/**
 * A record key in AT's TID format: 53 bits of microseconds and 10 bits of clock id, in sortable base 32. It is made of
 * the publication's time and id, so it is the same in every attempt and unique.
 */
export function tidOf({ id, createdAt }: { id: number; createdAt: Date }): string {
  const micros = BigInt(createdAt.getTime()) * 1_000n + BigInt(id % 1_000);
  const clock = BigInt(Math.floor(id / 1_000) % 1_024);
  let rest = (micros << clockBits) | clock;
  let text = '';
  for (let at = 0; at < length; at += 1) {
    text = (alphabet[Number(rest & 31n)] as string) + text;
    rest >>= 5n;
  }
  return text;
}
