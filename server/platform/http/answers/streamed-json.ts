/**
 * A JSON object that is sent in chunks, so that it is never in memory as a whole: a long list may be an async
 * iterable.
 */
export class StreamedJson<Answer> implements AsyncIterable<Uint8Array> {
  constructor(
    readonly members: {
      [Name in keyof Answer]:
        | Answer[Name]
        | (Answer[Name] extends (infer Item)[] ? AsyncIterable<Item> : never);
    },
  ) {}

  /** Yields buffers, because they are outside the heap while they wait to be read. */
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
