export const texts = {
  files: 'Import and export',
  import: 'Paste or import…',
  csv: 'Export this list as a table (CSV)',
  vcf: 'Export this list as contact cards (vCard)',
  everything: 'Export everything in your account (JSON)',
  bin: 'Bin',
  selected: 'Export (CSV)',
  card: 'Contact card (vCard)',
  person: 'All about this person (JSON)',
  failed: 'The file couldn’t be made',
};
