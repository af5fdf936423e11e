/** The fields of a lead that a file can hold, in the order of our own files. */
export const importedLeadFields = [
  'contactName',
  'contactEmail',
  'contactPhone',
  'companyName',
  'position',
  'status',
  'source',
  'language',
  'timezone',
  'notes',
] as const;
export type ImportedLeadField = (typeof importedLeadFields)[number];
