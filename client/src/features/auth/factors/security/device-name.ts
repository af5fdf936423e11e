/** What a browser calls the systems that it runs on; the first that fits counts. */
const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Mac', /Macintosh|Mac OS X/],
  ['Windows', /Windows/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

/** A name to propose for a passkey of this device, from what its browser calls itself. */
export const deviceName = (agent = navigator.userAgent) =>
  systems.find(([, mark]) => mark.test(agent))?.[0] ?? '';
