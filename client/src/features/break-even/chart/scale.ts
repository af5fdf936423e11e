/**
 * The distance between ticks: 1, 2 or 5 times a power of ten, so that about `count` ticks fit below `max`.
 */
function tickStep(max: number, count: number): number {
  const rough = max / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough * 0.999) ?? 10;
  // Dividing by a positive power is exact; multiplying by a negative one gives 0.30000000000000004.
  return power < 1 ? factor / Math.round(1 / power) : factor * power;
}

/** An axis from zero to the first tick at or above `max`; `whole` excludes fractions. */
export function axis(max: number, count: number, whole = false) {
  const step = Math.max(tickStep(max, count), whole ? 1 : 0);
  const last = Math.ceil((max / step) * 0.999999);
  const ticks = Array.from({ length: last + 1 }, (_, index) => Number((index * step).toPrecision(12)));
  return { ticks, end: ticks.at(-1) as number };
}

/** Maps 0…end to from…to, rounded to a tenth of a unit, which is finer than the eye can see. */
export const linear = (end: number, from: number, to: number) => (value: number) =>
  Math.round((from + (value / end) * (to - from)) * 10) / 10;
