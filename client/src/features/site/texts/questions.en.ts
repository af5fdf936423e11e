export const texts = {
  title: 'Six questions before you begin',
  lead: 'Short answers, each with the place where you can check it.',
  data: {
    q: 'Where is my data?',
    a: 'In one database, on the server that runs this site. Nobody can read your password, not even us, and nothing goes to advertisers.',
    link: 'What is stored, and for how long',
  },
  model: {
    q: 'Does an AI model read my data?',
    a: 'Fixed rules write the report. If this site has a model, COMERZIA sends it a product’s names and facts, never contacts or leads, and marks its texts. The assistant asks it only if the owner of your account allows that.',
    link: 'How COMERZIA works',
  },
  leave: {
    q: 'Can I take my data with me?',
    a: 'Yes. The settings give you everything in one file, and the report comes as a PDF. Deleting the account deletes all that is in it.',
    link: 'Your rights over your data',
  },
  person: {
    q: 'Who answers me?',
    a: 'A person. Messages from the form are read from Monday to Friday, 9 am to 6 pm Spanish time, and answered by email.',
    link: 'To the contact form',
  },
  cost: {
    q: 'What does it cost?',
    a: 'An account and a first call cost nothing. After the call you get a price in writing, before anything begins.',
    link: 'What each service takes',
  },
  limits: {
    q: 'What can’t it do?',
    a: 'Decide for you, or know what you have not told it. The report lists what it does not know as questions; no campaign goes out before somebody has approved it; no figure here is a promise.',
    link: 'A report with its open questions',
  },
};
