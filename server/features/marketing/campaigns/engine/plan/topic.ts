import type { Language } from '../../../../../../shared/languages';
import { fold } from '../../../grammar/words/fold';
import { landingWords } from '../shapes/banks';
import type { Topic } from '../shapes/shape';
import type { Told } from './material';

/** What a fact speaks of, if shops' buyers ask for it. */
export const topicOf = ({ text }: Pick<Told, 'text'>, language: Language): Topic | undefined => {
  const plain = fold(text);
  return landingWords[language].topics.find(({ of }) => of.test(plain));
};
