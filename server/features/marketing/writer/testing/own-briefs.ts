import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../../../shared/languages';
import { projectRoot } from '../../../../platform/project-root';
import type { Brief } from '../../campaigns/brief';
import { readBrief } from './stored-brief';

const folder = join(projectRoot, 'server/features/marketing/writer/testing/briefs');

/** The brief of a name, in a language. */
export const briefNamed = (language: Language, name: string): Brief =>
  readBrief(readFileSync(join(folder, language, `${name}.json`), 'utf8'));

/** Our own twelve briefs of a language, by their names. */
export const briefsOf = (language: Language): [string, Brief][] =>
  readdirSync(join(folder, language))
    .map((file) => file.replace(/\.json$/u, ''))
    .map((name) => [name, briefNamed(language, name)]);
