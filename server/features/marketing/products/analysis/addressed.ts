import { type Register, registerOf } from '../../../../../shared/marketing/register';
import type { AddressedFact } from '../../../../../shared/marketing/products/analysis';
import type { AudienceType, Formality } from '../../../../../shared/marketing/scales';
import { wrongAddress } from '../../grammar/register/address';
import { otherwise } from '../../grammar/register/otherwise';
import type { Analysed } from './analyse';

interface Company {
  targetAudienceType: AudienceType;
  formality: Formality;
  companyName: string;
}

/** The ways in which the texts of a company speak to their readers. */
function registersOf({ targetAudienceType, formality }: Company): Register[] {
  const audiences = targetAudienceType === 'both' ? (['B2C', 'B2B'] as const) : [targetAudienceType];
  return [...new Set(audiences.map((audience) => registerOf(formality, audience)))];
}

/** The Spanish facts that speak to their reader as tú where a text says usted, or the reverse. */
export function addressedIn({ language, name, facts, ...company }: Analysed & Company): AddressedFact[] {
  if (language !== 'es') return [];
  const [register = 'informal', other] = registersOf(company);
  const wrongIn = (text: string, one: Register) => wrongAddress(text, one, [name, company.companyName]);
  return facts.flatMap(({ id, text: own, language: written, translation }) => {
    const text = written === 'es' ? own : translation;
    if (!text) return [];
    const words = wrongIn(text, register) ?? (other && wrongIn(text, other));
    if (words === undefined) return [];
    const instead = other ? undefined : otherwise(text, register);
    return [{ id, words, texts: other ? 'both' : register, instead: instead ?? null }];
  });
}
