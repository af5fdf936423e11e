import type { Language } from '@shared/languages';
import { moneyText } from '@/lib/values/money';
import type { ListedProduct } from '../../reads';

type Priced = Pick<ListedProduct, 'price' | 'priceMinor' | 'currency'>;

/** The price of a product as money; as it was typed where no amount could be read from it; empty without one. */
export const mainPrice = ({ price, priceMinor, currency }: Priced, language: Language): string =>
  priceMinor !== null && currency ? moneyText(priceMinor, currency, language) : price;
