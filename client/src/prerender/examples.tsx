import { prerender } from 'react-dom/static';
import { text } from 'node:stream/consumers';
import { Router } from 'wouter';
import { twinOf } from '@shared/addresses/twins';
import { exampleSentence } from '@shared/consulting/sample/example-project';
import { exampleNames } from '@shared/examples';
import { type Language, languages } from '@shared/languages';
import { createDictionaries } from '@/i18n/dictionaries';
import { LanguageProvider } from '@/i18n/language-provider';
import { type ExampleFile, exampleAddress } from '@/pages/site/example/example-file';
import { exampleWindows } from '@/pages/site/example/example-windows';

type ExampleWindow = (typeof exampleWindows)[number];

async function htmlOf(
  Window: ExampleWindow,
  name: (typeof exampleNames)[number],
  language: Language,
): Promise<string> {
  const { prelude } = await prerender(
    <Router ssrPath={twinOf('/', language)}>
      <LanguageProvider dictionaries={createDictionaries()}>
        <Window name={name} />
      </LanguageProvider>
    </Router>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return text(prelude);
}

/** The files of the home page's examples, which a visitor fetches by choosing one. */
export async function renderExamples() {
  const files: { address: string; content: ExampleFile }[] = [];
  for (const language of languages)
    for (const name of exampleNames) {
      const windows = await Promise.all(exampleWindows.map((Window) => htmlOf(Window, name, language)));
      const content = { sentence: exampleSentence(name, language), windows };
      files.push({ address: exampleAddress(name, language), content });
    }
  return files;
}
