export const texts = {
  title: 'Members',
  text: 'Who has access to this account. Readers see everything and change nothing, editors change it too, and the owner also decides who is in it.',
  alone: 'Only you have access to this account.',
  you: '(you)',
  since: 'since {{date}}',
  roles: {
    reader: 'Reader',
    editor: 'Editor',
    owner: 'Owner',
  },
  roleOf: 'What {{name}} may do',
  changed: {
    reader: '{{name}} can now only read',
    editor: '{{name}} can now change things too',
  },
  remove: 'Remove {{name}}',
  removal: {
    question: 'Remove {{name}}?',
    consequence:
      '{{name}} will no longer see this account. Mails of theirs that are still waiting will not be sent, and the address of their calendar stops working. What they entered stays.',
    confirm: 'Remove from the account',
    done: '{{name}} no longer has access',
  },
  leave: {
    open: 'Leave this account',
    question: 'Leave “{{account}}”?',
    consequence:
      'You will no longer see this account. Mails of yours that are still waiting will not be sent, and the address of your calendar stops working. To come back you need a new invitation.',
    confirm: 'Leave',
  },
  lacksFactor: 'No second step',
  rule: {
    title: 'Second step',
    text: 'Besides the password: a passkey, or a code from an app. Whoever lacks one sees only how to set it up, and nothing of this account.',
    label: 'Members need a second step here',
    all: 'Everybody has one.',
    lacking_one: 'One member does not have one yet.',
    lacking_other: '{{count}} members do not have one yet.',
    saved: 'Saved',
    toSecurity: 'Go to Settings, Security',
  },
  failed: 'Nothing has changed',
  name: {
    title: 'Name of the account',
    text: 'What its members and whoever you invite see.',
    label: 'Name',
    save: 'Save name',
    saved: 'Name saved',
    failed: 'The name wasn’t saved',
  },
  another: {
    title: 'Another account',
    text: 'For another company: it has its own data and its own members. You change between your accounts at the top of the sidebar.',
    label: 'Name of the new account',
    open: 'Open account',
    failed: 'The account wasn’t opened',
  },
};
