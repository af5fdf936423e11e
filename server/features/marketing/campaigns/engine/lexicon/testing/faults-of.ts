import type { Language } from '../../../../../../../shared/languages';
import type { Audience } from '../../../../../../../shared/marketing/campaigns/scales';
import { checkClaims, checkContacts, checkNames, checkNumbers } from '../../../validators/fact-rules';
import type { Ground } from '../../../validators/ground';
import type { Leaf } from '../../../validators/leaves';
import { checkText } from '../../../validators/text-rules';
import { checkLanguage, checkRegister, checkVoice } from '../../../validators/voice-rules';
import { inRegister } from './in-register';

/** A product that states nothing: what the bank says has to stand without it. */
const silent = (language: Language, audience: Audience): Ground => ({
  language,
  audience,
  company: { name: 'Zyx' },
  product: { name: 'Zyx' },
  facts: [],
  avoid: [],
  isThin: true,
});

/** What the validators have against a text of the bank, for both readers in Spanish. */
export function faultsOf(text: string, language: Language, isSentence: boolean): string[] {
  return (['B2C', 'B2B'] as const).flatMap((audience) => {
    const ground = silent(language, audience);
    const leaf: Leaf = { at: '', text: inRegister(text, audience), facts: [], isSentence, canCite: true };
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
