import { join } from 'node:path';
import { projectRoot } from '../server/platform/project-root';

/** A file or folder of the project, wherever a script is started from. */
export const inProject = (path: string) => join(projectRoot, path);
