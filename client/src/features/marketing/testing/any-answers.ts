import { anyProduct, marketingOnServer } from './marketing-on-server';

export const answerAnything = (): void => void marketingOnServer({ products: [anyProduct()] });
