import { useSearchParams } from 'wouter';

/** Reads one part of a list's state from the address; what it makes of nothing is the usual value. */
export type StateField<Value extends string> = (given: string | null) => Value;

/** A text, usually empty. */
export const anyText: StateField<string> = (given) => given ?? '';

/** One of some values, usually the first. */
export const oneOfThese =
  <const Value extends string>(values: readonly [Value, ...Value[]]): StateField<Value> =>
  (given) =>
    values.find((value) => value === given) ?? values[0];

type StateOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends StateField<infer Value> ? Value : never;
};

/** How a list is searched, sorted and filtered, as the address says it, and the way to change that; what is usual is left out of the address. */
export function useListState<Fields extends Record<string, StateField<string>>>(fields: Fields) {
  const [params, setParams] = useSearchParams();
  const entries = Object.entries(fields);
  const state = Object.fromEntries(
    entries.map(([name, read]) => [name, read(params.get(name))]),
  ) as StateOf<Fields>;

  function change(changed: Partial<StateOf<Fields>>) {
    const wished: Record<string, string> = { ...state, ...changed };
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, read] of entries) {
        const value = wished[name] ?? '';
        if (value === read(null)) after.delete(name);
        else after.set(name, value);
      }
      return after;
    });
  }

  return { state, change, isUsual: entries.every(([name, read]) => state[name] === read(null)) };
}
