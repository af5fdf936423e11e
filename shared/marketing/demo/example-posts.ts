import type { ExampleName } from '../../examples';
import type { Language } from '../../languages';
import posts from './example-posts.json' with { type: 'json' };

/** A post that the writer wrote for the product of an invented business; `isFact` marks what states a fact of its brief. */
export interface ExamplePost {
  company: string;
  product: string;
  lines: { text: string; isFact: boolean }[];
}

export const examplePost = (name: ExampleName, language: Language): ExamplePost => posts[language][name];
