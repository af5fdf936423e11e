export const contact = {
  fields: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    service: 'Service',
    message: 'Message',
    leaveEmpty: 'Leave this field empty',
  },
  messageHint: 'What you do, and what you would like to get better.',
  send: 'SEND MESSAGE',
  sending: 'SENDING...',
  sent: "Your message has been sent successfully! We'll contact you soon.",
  sentToast: {
    title: 'Message Sent',
    description: "Thanks for your message. We'll get back to you shortly.",
  },
  failed: {
    refused: 'Error sending email',
    other: 'Error sending the message',
  },
  failedToast: {
    title: 'Error',
    description: 'There was a problem sending your message. Please try again later.',
  },
  privacy:
    'We use what you send only to answer you. To see it, correct it or have it deleted, write to {{email}}.',
};
