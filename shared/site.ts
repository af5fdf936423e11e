/** Everything that identifies the provider. To run the site under another name, change only this file. */
export const site = {
  name: 'QuorumIA',
  legalName: 'QuorumIA',
  /** Spanish law (LSSI, art. 10) requires these three; the legal notice says so while one is missing. */
  taxId: undefined as string | undefined,
  address: undefined as string | undefined,
  registry: undefined as string | undefined,
  domain: 'quorumia.example',
  email: 'hello@quorumia.example',
  phone: '+34 900 000 000',
  professionalNetwork: 'https://www.linkedin.com/company/quorumia',
  /** The website of the client in the success case at /huyu-projects. */
  huyuProjects: 'https://huyu-projects.example',
  foundingYear: 2025,
  /** Local time in Spain. */
  hours: { opens: '09:00', closes: '18:00', days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
  areaServed: 'ES',
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
} as const;

/** Placeholder for the origin in pre-rendered pages; the server replaces it at start. */
export const originPlaceholder = 'https://public-url.invalid';
