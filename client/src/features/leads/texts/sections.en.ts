export const texts = {
  portal: 'LEADMANAGER',
  settings: 'Settings',
  imports: 'Import',
  firstRun: {
    import: 'Paste or import',
    samples: 'Look around with samples',
    samplesHint:
      'Samples fill LEADMANAGER with the work of an invented consultancy. You can remove them in one click.',
    loaded_one: '{{count}} sample record loaded',
    loaded_other: '{{count}} sample records loaded',
    loadFailed: 'The samples weren’t loaded',
  },
  sections: {
    contacts: {
      label: 'Contacts',
      new: 'New contact',
      addFirst: 'Add first contact',
      empty: 'No contacts yet',
      text: 'The people you deal with will appear here, with their company and how to reach them.',
    },
    companies: {
      label: 'Companies',
      heading: 'Companies I deal with',
      new: 'New company',
      addFirst: 'Add first company',
      empty: 'No companies yet',
      text: 'The companies you sell to will appear here, with the people who work there.',
    },
    opportunities: {
      label: 'Opportunities',
      new: 'New opportunity',
      addFirst: 'Add first opportunity',
      empty: 'No opportunities yet',
      text: 'Every possible sale will appear here, in its stage and with its amount.',
    },
    communications: {
      label: 'Communications',
      new: 'New communication',
      addFirst: 'Add first communication',
      empty: 'No communications yet',
      text: 'Calls, emails and meetings will appear here, each with the people it was with.',
    },
    tasks: {
      label: 'Tasks',
      new: 'New task',
      addFirst: 'Add first task',
      empty: 'No tasks yet',
      text: 'What you have promised to do will appear here, by the day on which it is due.',
    },
    analytics: {
      label: 'Analytics',
      new: 'New report',
      addFirst: 'Add first report',
      empty: 'Nothing to analyse yet',
      text: 'Your pipeline, forecast and results will appear here as soon as there are opportunities.',
    },
  },
};
