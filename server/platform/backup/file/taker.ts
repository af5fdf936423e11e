/** Takes lines and exact numbers of bytes from a stream; returns undefined at its end. */
export function taker(bytes: AsyncIterable<Buffer>) {
  const parts = bytes[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);
  const more = async () => {
    const { value, done } = await parts.next();
    if (done) return false;
    waiting = Buffer.concat([waiting, value]);
    return true;
  };
  const cut = (length: number) => {
    const taken = waiting.subarray(0, length);
    waiting = waiting.subarray(length);
    return taken;
  };
  return {
    async line(most: number) {
      while (!waiting.subarray(0, most).includes(10))
        if (waiting.length >= most || !(await more())) return undefined;
      return cut(waiting.indexOf(10) + 1);
    },
    async exactly(length: number) {
      while (waiting.length < length) if (!(await more())) return undefined;
      return cut(length);
    },
    isOver: async () => waiting.length === 0 && !(await more()),
  };
}
