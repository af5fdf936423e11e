import type { Rows } from '../records';

/** What a communication is called: its subject, else the beginning of its text. */
export const communicationName = ({ subject, body }: Rows['communications']) =>
  subject ?? body?.split('\n')[0]?.slice(0, 120) ?? '';

/** How the text of a communication goes on below its name, in one line; undefined where the name is all there is. */
export const communicationPreview = ({ subject, body }: Rows['communications']) => {
  const text = subject ? body : body?.slice(body.indexOf('\n') + 1 || body.length);
  return text?.slice(0, 240).replace(/\s+/g, ' ').trim() || undefined;
};
