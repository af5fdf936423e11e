import type { Language } from '../../../../../../shared/languages';
import type { Register } from '../../../../../../shared/marketing/register';

/** Who a fact is told of, and to whom. */
export interface About {
  language: Language;
  register: Register;
  gender: 'm' | 'f' | undefined;
  isPlural: boolean;
  /** The words of the product's name: a phrase around one of them says what the product is. */
  name: ReadonlySet<string>;
  /** All words of its names: a phrase around one of them is no part of it. */
  words?: ReadonlySet<string>;
  /** Services have no parts: things come with them. */
  isService?: boolean;
}

/** The form of a verb that agrees with the product. */
export const byNumber = (one: string, many: string, { isPlural }: About) => (isPlural ? many : one);
