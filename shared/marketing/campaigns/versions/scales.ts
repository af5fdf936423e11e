/** The kinds of contents in the library. */
export const contentTypes = [
  'ad text',
  'email template',
  'social post',
  'landing page',
  'ad design',
] as const;
export type ContentType = (typeof contentTypes)[number];
