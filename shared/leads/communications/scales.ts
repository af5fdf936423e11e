export const communicationTypes = [
  'email',
  'call',
  'meeting',
  'video',
  'whatsapp',
  'sms',
  'note',
  'form',
  'letter',
] as const;
export type CommunicationType = (typeof communicationTypes)[number];

export const directions = ['in', 'out', 'internal'] as const;
export const communicationOutcomes = [
  'reached',
  'no_answer',
  'left_message',
  'replied',
  'held',
  'bounced',
] as const;
