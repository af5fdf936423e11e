export const texts = {
  says: {
    consultia: 'says what to do first',
    comerzia: 'brings customers',
    leadmanager: 'loses none of them',
  },
  noModule:
    'No module fits this sentence alone. The report would ask how often it happens and how long it takes.',
};
