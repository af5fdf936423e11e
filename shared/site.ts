/** Everything that names the provider. Whoever runs the site under another name changes this file only. */
export const site = {
  name: 'QuorumIA',
  legalName: 'QuorumIA',
  /** Spanish law (LSSI, art. 10) asks for these three; the legal notice says so while one is not set. */
  taxId: undefined as string | undefined,
  address: undefined as string | undefined,
  registry: undefined as string | undefined,
  domain: 'quorumia.example',
  email: 'hello@quorumia.example',
  phone: '+34 900 000 000',
  professionalNetwork: 'https://www.linkedin.com/company/quorumia',
  /** The client's own website that the success case at /huyu-projects tells of. */
  huyuProjects: 'https://huyu-projects.example',
  foundingYear: 2025,
  /** Local time in Spain. */
  hours: { opens: '09:00', closes: '18:00', days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
  areaServed: 'ES',
  timeZone: 'Europe/Madrid',
  currency: 'EUR',
} as const;

/** Stands in pages that are rendered ahead of time for their origin, which is known only when the server starts. */
export const originPlaceholder = 'https://public-url.invalid';
