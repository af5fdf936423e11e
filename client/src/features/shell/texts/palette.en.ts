export const texts = {
  title: 'Ask, do or find',
  placeholder: 'Say what you need, or type a name…',
  similar: '{{portal}}: similar names',
  goTo: 'Go to',
  acts: 'Do',
  nothing: 'Nothing found for “{{words}}”',
  failed: 'The search in {{portal}} didn’t answer. Try again in a moment.',
  createContact: 'Create contact “{{words}}”',
  createCompany: 'Create company “{{words}}”',
  addBusiness: 'Add business “{{words}}”',
  newBusiness: 'Add business',
};
