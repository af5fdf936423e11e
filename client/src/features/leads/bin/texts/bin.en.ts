export const texts = {
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
