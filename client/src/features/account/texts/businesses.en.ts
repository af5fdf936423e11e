export const texts = {
  portals: { consultia: 'CONSULTIA', comerzia: 'COMERZIA' },
  edit: 'Edit',
  editIn: 'Edit {{name}} in {{portal}}',
  notSet: 'Not set',
  sender: 'Sender',
  colours: 'Colours',
  absent: {
    consultia: 'Not here yet. Describe it and get a report on where to start.',
    comerzia: 'Not here yet. Its name, sector and products are copied when you add it.',
  },
  toPortal: 'Add it in {{portal}}',
  create: 'Add company',
  none: 'No companies yet',
  noneText:
    'Each company will appear here once, with what its report reckons with and how its campaigns speak.',
  describe: 'Describe a company',
};
