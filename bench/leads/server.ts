// The server without its rate limit, pages and jobs, so that a single account can be measured.
import { createServer } from 'node:http';
import { createApp } from '../../server/app';
import { assistantCalls } from '../../server/features/assistant/limits';
import { readConfig } from '../../server/platform/config';
import { calls } from '../../server/platform/http/limits/rate-limits';
import { createJobs } from '../../server/platform/jobs/jobs';
import { createLogger } from '../../server/platform/logger';
import { createOutbound } from '../../server/platform/outbound/outbound';
import { openConfigured } from './filled';

const config = readConfig();
const database = await openConfigured(config);
for (const each of [calls, assistantCalls]) Object.assign(each, { points: Number.MAX_SAFE_INTEGER });
const now = () => new Date();
const logger = createLogger(config.logLevel);
const onError = (error: Error) => logger.error({ err: error }, 'job queue');
const jobs = await createJobs(database, { supervise: false, now, onError });
const outbound = createOutbound({ allowed: config.outboundAllowed });
const { app } = createApp({ config, database, jobs, logger, now, outbound });
createServer(app).listen(config.port, '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
