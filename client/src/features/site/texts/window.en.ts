export const texts = {
  says: {
    consultia: 'says what to do first',
    comerzia: 'brings customers',
    leadmanager: 'keeps track of every one',
  },
  noModule:
    'No module fits this sentence alone. The report would ask how often it happens and how long it takes.',
};
