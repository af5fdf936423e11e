export const texts = {
  updated: 'Last reviewed on {{date}}',
  name: 'Name',
  taxId: 'Tax number',
  address: 'Address',
  registry: 'Registered in',
  email: 'Email',
  phone: 'Phone',
  unset: 'Not stated here yet; ask for it by email.',
};
