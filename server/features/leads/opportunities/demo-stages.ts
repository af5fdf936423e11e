import { type Language, languages } from '../../../../shared/languages';
import { firstStages } from '../../../../shared/leads/opportunities/scales';
import { stageNames } from '../../../../shared/leads/opportunities/stage-names';

/** A name in the reader's language, if it is one that the first stages of an account have. */
function inLanguage(name: string, language: Language): string {
  const first = firstStages.find(({ code }) => languages.some((one) => stageNames[one][code] === name));
  return first ? stageNames[language][first.code] : name;
}

/** The stages of the demo account, which people of all languages read, in the language of one of them. */
export const readBy = <Row extends { name: string }>(stages: readonly Row[], language: Language): Row[] =>
  stages.map((stage) => ({ ...stage, name: inLanguage(stage.name, language) }));
