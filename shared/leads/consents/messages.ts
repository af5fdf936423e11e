import { type Message, validation } from '../../message';

export const consentMessages = {
  'source.required': validation('Say how they told you', 'Di cómo te lo ha dicho'),
  'wording.required': validation(
    'Say which wording they agreed to',
    'Indica el texto con el que dio el consentimiento',
  ),
} satisfies Record<string, Message>;
