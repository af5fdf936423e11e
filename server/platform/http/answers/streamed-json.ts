/** An answer that is sent piece by piece, so that it never stands in memory whole: its long lists may be async iterables. */
export class StreamedJson<Answer> implements AsyncIterable<Uint8Array> {
  constructor(
    readonly members: {
      [Name in keyof Answer]:
        | Answer[Name]
        | (Answer[Name] extends (infer Item)[] ? AsyncIterable<Item> : never);
    },
  ) {}

  /** Bytes, which lie outside the heap while they wait for their reader. */
  async *[Symbol.asyncIterator]() {
    for await (const text of texts(this.members)) yield Buffer.from(text);
  }
}

async function* texts(members: Record<string, unknown>) {
  let separator = '{';
  for (const [name, value] of Object.entries(members)) {
    yield `${separator}${JSON.stringify(name)}:`;
    if (isIterable(value)) yield* list(value);
    else yield JSON.stringify(value) ?? 'null';
    separator = ',';
  }
  yield separator === '{' ? '{}' : '}';
}

async function* list(items: AsyncIterable<unknown>) {
  let separator = '[';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

const isIterable = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
