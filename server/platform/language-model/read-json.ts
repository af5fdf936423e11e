/** Some servers wrap the object in a fence, whatever they were asked for. */
const unwrapped = (text: string) =>
  text
    .trim()
    .replace(/^```(?:json)?|```$/gu, '')
    .trim();

/** The JSON of a model's answer; undefined where it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(unwrapped(text));
  } catch {
    return undefined;
  }
}
