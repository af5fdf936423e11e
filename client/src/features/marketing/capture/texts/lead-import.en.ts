export const texts = {
  title: 'Import leads',
  intro:
    'A CSV with one person a line. An import grants no consent: nobody in it receives a mail by itself until they sign up themselves, whatever the file says. Addresses that are not to be written to stay so.',
  leads: 'Leads',
  counted_one: '{{count}} lead',
  counted_other: '{{count}} leads',
  fields: {
    contactName: 'Name',
    contactEmail: 'Email',
    contactPhone: 'Phone',
    companyName: 'Company',
    position: 'Position',
    status: 'Status',
    source: 'Source',
    notes: 'Notes',
    language: 'Language',
    timezone: 'Time zone',
  },
};
