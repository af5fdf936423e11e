export const texts = {
  title: 'Your invitation',
  joins: '{{name}} invites you to the account “{{account}}”.',
  takesOver: '{{name}} hands the account “{{account}}” over to you.',
  roles: {
    reader: 'You will see everything in it and change nothing.',
    editor: 'You will see everything in it, and change it too.',
    owner:
      'It becomes yours, with everything in it. Whoever owned it until now stays, and can still read and change everything.',
  },
  until: 'You can accept until {{date}}.',
  accept: {
    join: 'Join “{{account}}”',
    takeOver: 'Take over “{{account}}”',
    failed: 'The invitation wasn’t accepted',
  },
  other: {
    title: 'This invitation is not for this address',
    text: 'You are signed in as {{own}}. The invitation is for {{email}}.',
    signOut: 'Sign in with {{email}}',
  },
  signIn: {
    title: 'Sign in to accept',
    text: '{{email}} is registered here already.',
  },
  register: {
    title: 'Register to accept',
    text: 'Afterwards you are in this account at once.',
    email: 'The invitation is for this address.',
  },
  over: {
    title: 'This invitation is no longer valid',
    text: 'It has been used, withdrawn or replaced, or it has expired: a link works once, for {{count}} days. Ask whoever invited you to send it again.',
  },
  incomplete: {
    title: 'This link is incomplete',
    text: 'Open it from the mail again, or ask whoever invited you to send it again.',
  },
  toSignIn: 'Go to the sign-in page',
};
