import { openOneOfEach } from './every-kind.queries';
import { preparation } from './features';
import { argumentsOf, progressLines, saidOf, secondsSince } from './platform/backup/report';
import { verify } from './platform/backup/verify';
import { CommandRefused, exitBecauseOf } from './platform/command';
import { loadConfig } from './platform/config';

const usage = `Proves that a backup can be restored, in a scratch database that is removed afterwards.
  npm run verify -- FILE`;

const places = { embedded: 'an embedded database', postgres: 'a database of the PostgreSQL server' };

try {
  const started = performance.now();
  const [file, ...others] = argumentsOf({ allowPositionals: true }, usage).positionals;
  if (!file || others.length > 0) throw new CommandRefused(usage);
  const given = {
    config: loadConfig(),
    file,
    preparation,
    openRecords: openOneOfEach,
    progress: progressLines(),
  };
  const { summary, kinds, scratch } = await verify(given);
  const said = [
    ...saidOf(summary),
    `It was restored into ${places[scratch]} in ${secondsSince(started)}: all counts and hashes are equal.`,
    `A record of each of ${kinds.length} kinds was opened.`,
  ];
  process.stdout.write(`${said.join('\n')}\n`);
  process.exit(0);
} catch (error) {
  exitBecauseOf(error);
}
