import type { Language } from '../../../../../../../shared/languages';
import { type Register, registers } from '../../../../../../../shared/marketing/register';
import { checkClaims, checkContacts, checkNames, checkNumbers } from '../../../validators/fact-rules';
import type { Ground } from '../../../validators/ground';
import type { Leaf } from '../../../validators/leaves';
import { checkText } from '../../../validators/text-rules';
import { checkLanguage, checkRegister, checkVoice } from '../../../validators/voice-rules';
import { withRegister } from '../../surface/markup';

/** A product that states nothing: what the bank says has to stand without it. */
const silent = (language: Language, register: Register): Ground => ({
  language,
  audience: 'B2C',
  register,
  company: { name: 'Zyx' },
  product: { name: 'Zyx' },
  facts: [],
  avoid: [],
  isThin: true,
});

/** What the validators have against a text of the bank, in both registers. */
export function faultsOf(text: string, language: Language, isSentence: boolean): string[] {
  return registers.flatMap((register) => {
    const ground = silent(language, register);
    const leaf: Leaf = { at: '', text: withRegister(text, register), facts: [], isSentence, canCite: true };
    return [
      ...checkText(leaf, language),
      ...checkNumbers(leaf, ground),
      ...checkNames(leaf, ground),
      ...checkContacts(leaf, ground),
      ...checkClaims(leaf, ground),
      ...checkRegister(leaf, ground),
      ...checkLanguage(leaf, ground),
      ...checkVoice(leaf, ground),
    ].map(({ code, words }) => `${leaf.text} → ${code}${words === undefined ? '' : ` ${words}`}`);
  });
}
