/** Values that nobody has; `site` needs the real ones in their place. The server names those that are left at its start. */
export const example = {
  legalName: 'QuorumIA',
  domain: 'quorumia.example',
  email: 'hello@quorumia.example',
} as const;

/** Everything that identifies the provider. To run the site under another name, change only this file. */
export const site = {
  name: 'QuorumIA',
  legalName: example.legalName,
  /** Spanish law (LSSI, art. 10) requires these three. */
  taxId: undefined as string | undefined,
  address: undefined as string | undefined,
  registry: undefined as string | undefined,
  domain: example.domain,
  email: example.email,
  /** What is not set here is left out of the pages. */
  phone: undefined as string | undefined,
  professionalNetwork: undefined as string | undefined,
  /** The website of the client in the success case at /huyu-projects. */
  huyuProjects: undefined as string | undefined,
  foundingYear: 2025,
  /** Local time in Spain. */
  hours: { opens: '09:00', closes: '18:00', days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
  areaServed: 'ES',
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
  /** From how much each service is, in whole units of the currency; what is not set follows a free first call. */
  pricesFrom: {
    consultoria_ia: undefined as number | undefined,
    soluciones_ia: undefined as number | undefined,
    custom_ai: undefined as number | undefined,
  },
  /** The name of the site behind `professionalNetwork`. */
  professionalNetworkName: 'LinkedIn',
} as const;

/** Placeholder for the origin in pre-rendered pages; the server replaces it at start. */
export const originPlaceholder = 'https://public-url.invalid';

/** Placeholder for the JSON of the answers that depend on the server's settings only. */
export const answersPlaceholder = 'known-answers.invalid';
