import { useSearchParams } from 'wouter';

/** Parses one search parameter of a list's address; its result for null is the default. */
export type StateField<Value extends string> = (given: string | null) => Value;

/** Any text; the default is empty. */
export const anyText: StateField<string> = (given) => given ?? '';

/** An ISO date; the default is none. */
export const aDay: StateField<string> = (given) =>
  given && /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : '';

/** One of the given values; the default is the first. */
export const oneOfThese =
  <const Value extends string>(values: readonly [Value, ...Value[]]): StateField<Value> =>
  (given) =>
    values.find((value) => value === given) ?? values[0];

/** Some of the given values, as a list with commas in their order; the default is `usual`. */
export const someOfThese =
  (values: readonly string[], usual: readonly string[]): StateField<string> =>
  (given) => {
    const wanted = given === null ? usual : namesIn(given);
    return values.filter((value) => wanted.includes(value)).join(',');
  };

/** The names in a list with commas, as `someOfThese` gives it. */
export const namesIn = (text: string) => text.split(',').filter(Boolean);

type StateOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends StateField<infer Value> ? Value : never;
};

/**
 * The search, order and filters of a list, read from the address, and the function that changes them, in a new
 * entry of the history unless it replaces the present one. Defaults are left out of the address.
 */
export function useListState<Fields extends Record<string, StateField<string>>>(fields: Fields) {
  const [params, setParams] = useSearchParams();
  const entries = Object.entries(fields);
  const state = Object.fromEntries(
    entries.map(([name, read]) => [name, read(params.get(name))]),
  ) as StateOf<Fields>;

  function change(changed: Partial<StateOf<Fields>>, { replace = false }: { replace?: boolean } = {}) {
    const wished: Record<string, string> = { ...state, ...changed };
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, read] of entries) {
          const value = wished[name] ?? '';
          if (value === read(null)) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace },
    );
  }

  return { state, change, isUsual: entries.every(([name, read]) => state[name] === read(null)) };
}
