export const texts = {
  title: 'Settings',
  label: 'Parts of the settings',
  groups: {
    account: 'Account',
    consultia: 'CONSULTIA',
    comerzia: 'COMERZIA',
    leadmanager: 'LEADMANAGER',
  },
  parts: {
    account: 'Account',
    bin: 'Bin',
    consultia: 'CONSULTIA',
    comerzia: 'COMERZIA',
    sales: 'Sales',
    fields: 'Fields and tags',
    imports: 'Imports and duplicates',
    tools: 'Calendar and shortcuts',
    history: 'Changes',
  },
  consultia: {
    title: 'My businesses',
    text: 'Sector, size and country of each, and what an hour of work costs: its report reckons with them.',
  },
  comerzia: {
    title: 'My businesses',
    text: 'Colours, logo, voice, sender and time zone of each. Its channels and its replies have their own pages.',
  },
  edit: 'Edit',
  editOne: 'Edit {{name}}',
  none: 'You have not described a business here yet.',
  describe: 'Describe a business',
  noBin: 'CONSULTIA has no bin: before you delete something there, it says what is lost.',
};
