export const texts = {
  text: 'What was deleted in LEADMANAGER stays here for 30 days, with its links, and is then deleted for good.',
  entities: {
    contact: 'Contacts',
    company: 'Companies',
    opportunity: 'Opportunities',
    communication: 'Communications',
    task: 'Tasks',
  },
  entity: {
    contact: 'Contact',
    company: 'Company',
    opportunity: 'Opportunity',
    communication: 'Communication',
    task: 'Task',
  },
};
