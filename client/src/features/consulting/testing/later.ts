/** A promise that a test keeps until it has looked at what is shown meanwhile. */
export function later<Value>() {
  let resolve!: (value: Value) => void;
  const promise = new Promise<Value>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
