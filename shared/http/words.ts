import type { Language } from '../languages';
import type { Message } from '../message';

/** The messages of an endpoint. */
export interface Words {
  /** The 404 message when the handler throws `notFound()` without one. */
  missing?: Message;
  /** The 400 message for an invalid id in the path. */
  badId?: Message;
  /** The 409 messages of the handler; for the OpenAPI document only. */
  conflicts?: readonly Message[];
  /** A description for the OpenAPI document, if it cannot be derived from method and path (`operationSummary`). */
  summary?: string;
  /** The language of all responses, if the address implies one; otherwise the caller's. */
  language?: Language;
}
