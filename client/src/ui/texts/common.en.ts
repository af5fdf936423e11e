export const texts = {
  actions: {
    add: 'Add',
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    create: 'Create',
    retry: 'Try again',
    save: 'Save',
    search: 'Search',
  },
  discard: {
    title: 'Discard what you typed?',
    description: 'It hasn’t been saved.',
    keep: 'Keep editing',
    discard: 'Discard',
  },
  confirmation: {
    typed: 'Type “{{text}}” to confirm',
  },
  error: {
    title: 'Something went wrong',
    load: 'This couldn’t be loaded. Check your connection and try again.',
  },
  field: {
    optional: 'optional',
    hidePassword: 'Hide password',
    showPassword: 'Show password',
    choose: 'Choose…',
  },
  language: {
    label: 'Language',
    en: 'English',
    es: 'Español',
  },
  loading: 'Loading…',
  notFound: {
    title: '404 Page Not Found',
    hint: 'Did you forget to add the page to the router?',
    home: 'Back to the home page',
  },
  notifications: 'Notifications',
  skip: 'Skip to content',
  theme: {
    dark: 'Use the dark theme',
    light: 'Use the light theme',
  },
};
