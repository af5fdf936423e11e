export const texts = {
  updated: 'Last reviewed on {{date}}',
  name: 'Name',
  taxId: 'Tax number',
  address: 'Address',
  registry: 'Registered in',
  email: 'Email',
  phone: 'Phone',
  unset_one: 'Not stated here yet: the {{facts}}. Ask for it by email.',
  unset_other: 'Not stated here yet: the {{facts}}. Ask for them by email.',
  missing: { taxId: 'tax number', address: 'address', registry: 'entry in the register' },
};
