export const texts = {
  title: 'Settings',
  label: 'Parts of the settings',
  groups: {
    account: 'Account',
    comerzia: 'COMERZIA',
    leadmanager: 'LEADMANAGER',
  },
  parts: {
    account: 'Account',
    security: 'Security',
    people: 'People',
    businesses: 'My businesses',
    log: 'Log',
    bin: 'Bin',
    sales: 'Sales',
    fields: 'Fields and tags',
    imports: 'Imports and duplicates',
    tools: 'Calendar and shortcuts',
    history: 'Changes',
  },
  binText: 'What you delete stays here for 30 days, with its links, and is then gone for good.',
  noBin: 'CONSULTIA has no bin: before you delete something there, it says what is lost.',
};
