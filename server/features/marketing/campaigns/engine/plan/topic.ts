import type { Language } from '../../../../../../shared/languages';
import { landingWords } from '../shapes/banks';
import type { Topic } from '../shapes/shape';
import type { Told } from './material';

/** What a fact speaks of, if shops' buyers ask for it. */
export const topicOf = ({ text }: Told, language: Language): Topic | undefined =>
  landingWords[language].topics.find(({ of }) => of.test(text));
