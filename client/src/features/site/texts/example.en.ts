export const texts = {
  title: 'One sentence, three screens',
  question: 'What takes up your time?',
  sentence: 'We write orders down manually and lose time every night',
  chips: 'Examples',
  examples: {
    bakery: 'Bakery',
    workshop: 'Workshop',
    clinic: 'Clinic',
  },
  nothing: 'Nothing is sent.',
  keep: 'Keep it: create an account',
  typed: 'The first screen shows your sentence. The other two keep the example.',
  screens: 'The three screens',
};
