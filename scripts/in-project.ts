import { join } from 'node:path';
import { projectRoot } from '../server/platform/project-root';

/** The path of a file or folder of the project, independent of the working directory. */
export const inProject = (path: string) => join(projectRoot, path);
