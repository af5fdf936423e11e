import { useState } from 'react';
import { useLanguage } from '@/i18n/use-texts';
import { errorText, request } from '@/lib/api/api-client';
import { type ExampleName, exampleNames } from '@shared/examples';
import type { Language } from '@shared/languages';
import { type ExampleFile, exampleAddress } from './example-file';

interface Chosen {
  name: ExampleName;
  language: Language;
  example: ExampleFile;
}

/** The example that is chosen, with its file unless it is the one in the page; another one is fetched when it is chosen, which resolves to whether it is shown. */
export function useExample() {
  const { language } = useLanguage();
  const [chosen, setChosen] = useState<Chosen>();
  const [failure, setFailure] = useState('');
  const current = chosen?.language === language ? chosen : undefined;
  const choose = (name: ExampleName) =>
    request('GET', exampleAddress(name, language))
      .then((response) => response.json() as Promise<ExampleFile>)
      .then(
        (example) => {
          setChosen({ name, language, example });
          setFailure('');
          return true;
        },
        (error: Error) => {
          setFailure(errorText(error));
          return false;
        },
      );
  return { name: current?.name ?? exampleNames[0], example: current?.example, failure, choose };
}
