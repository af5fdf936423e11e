import type { ExampleName } from '@shared/examples';
import type { Language } from '@shared/languages';

/** An example as the build writes it into a file: its sentence and the HTML of its three screens. */
export interface ExampleFile {
  sentence: string;
  windows: string[];
}

export const exampleAddress = (name: ExampleName, language: Language) => `/examples/${name}-${language}.json`;
