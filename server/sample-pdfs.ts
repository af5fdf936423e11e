import { join } from 'node:path';
import { writeSamplePdfs } from './features/consulting/sample/write-sample-pdfs';
import { projectRoot } from './platform/project-root';

await writeSamplePdfs(join(projectRoot, 'dist', 'client'));
