export const texts = {
  export: 'Export',
  csv: 'This list as a table (CSV)',
  vcf: 'This list as contact cards (vCard)',
  everything: 'Everything in your account (JSON)',
  selected: 'Export the selected rows (CSV)',
  card: 'Contact card (vCard)',
  person: 'All about this person (JSON)',
  failed: 'The file could not be made',
};
