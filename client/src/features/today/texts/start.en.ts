export const texts = {
  title: 'Start here',
  later: 'After the step above.',
  steps: {
    consultia: {
      describe: { title: 'Describe your company', text: 'Name, sector and size.' },
      paste: {
        title: 'Paste your products and problems',
        text: 'A list, a column of a spreadsheet or a CSV file.',
      },
      report: { title: 'Generate the report', text: 'It says what to do first, and why.' },
      sample: { title: 'Look at the sample meanwhile', text: 'The report of a bakery.' },
    },
    comerzia: {
      describe: {
        title: 'Take over or describe your company',
        text: 'What you have told CONSULTIA need not be typed again.',
      },
      product: { title: 'One product: six questions', text: 'Your answers are what the campaigns say.' },
      approve: { title: 'Approve one campaign', text: 'Nothing goes out before you say so.' },
      publish: { title: 'Publish it or copy it', text: 'On a channel of yours, or by hand.' },
    },
    leadmanager: {
      import: { title: 'Import your contacts', text: 'CSV, vCard, or pasted from a spreadsheet.' },
      opportunity: { title: 'One opportunity on the board', text: 'A sale that may come about.' },
      task: { title: 'One task for this week', text: 'What you have promised somebody.' },
      form: { title: 'Connect your site’s form', text: 'Whoever fills it in becomes a contact here.' },
    },
  },
};
