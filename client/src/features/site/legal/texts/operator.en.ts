export const texts = {
  updated: 'Last reviewed on {{date}}',
  name: 'Name',
  taxId: 'Tax number',
  address: 'Address',
  registry: 'Registered in',
  email: 'Email',
  phone: 'Phone',
  unset: {
    title: 'Only admins see this',
    text: 'In shared/site.ts these facts still have to be set: {{facts}}. Until then the pages leave them out.',
  },
  facts: {
    legalName: 'legal name',
    taxId: 'tax number',
    address: 'address',
    registry: 'entry in the register',
    email: 'email',
    phone: 'phone',
    domain: 'domain',
    professionalNetwork: 'professional network',
    huyuProjects: 'the Huyu Projects website',
  },
};
