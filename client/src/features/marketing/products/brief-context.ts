import { createContext, use } from 'react';
import type { Spoken } from '@shared/marketing/products/brief/frame-words';
import { registerOf } from '@shared/marketing/register';
import type { ListedCompany, Product } from '../reads';
import type { SaveProduct } from './saving/use-product-saving';
import type { QuestionName } from './questions';

/** What every question of a product's brief knows. */
export interface BriefPlace {
  product: Product;
  save: SaveProduct;
  /** What its sentences are made of besides the answers. */
  spoken: Spoken;
  /** Names that are spelt right. */
  names: string[];
  /** Opens a question, and gives its field the focus. */
  goTo: (question: QuestionName) => void;
}

export const BriefContext = createContext<BriefPlace | null>(null);

/** The brief around a component. */
export function useBrief(): BriefPlace {
  const brief = use(BriefContext);
  if (!brief) throw new Error('a question stands in a brief');
  return brief;
}

type Speaking = Pick<
  ListedCompany,
  'name' | 'formality' | 'targetAudienceType' | 'customersCalled' | 'speaker'
>;

/** The form of address and the language of a product's sentences: those of the company and of the product. */
export function spokenOf(
  company: Speaking,
  { facts, language }: Pick<Product, 'facts' | 'language'>,
): Spoken {
  const thing = facts.find(({ place, state }) => place === 'thing' && state === 'accepted');
  return {
    language,
    register: registerOf(company.formality, company.targetAudienceType === 'B2B' ? 'B2B' : 'B2C'),
    company,
    thing,
  };
}
