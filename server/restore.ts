import { preparation } from './features';
import { argumentsOf, progressLines, saidOf, secondsSince } from './platform/backup/report';
import { restore } from './platform/backup/restore';
import { CommandRefused, exitBecauseOf } from './platform/command';
import { loadConfig } from './platform/config';

const usage = `Replaces the database by a backup, after making a backup of what is there. Stop the server first.
  npm run restore -- FILE
With --force it goes on where the present database cannot be backed up, or others are connected to it.`;

const options = { force: { type: 'boolean', default: false } } as const;

try {
  const started = performance.now();
  const { positionals, values } = argumentsOf({ options, allowPositionals: true }, usage);
  const [file, ...others] = positionals;
  if (!file || others.length > 0) throw new CommandRefused(usage);
  const given = {
    config: loadConfig(),
    file,
    isForced: values.force === true,
    preparation,
    progress: progressLines(),
  };
  const { summary, said } = await restore(given);
  const all = [
    ...saidOf(summary),
    `It was restored in ${secondsSince(started)}: all counts and hashes are equal.`,
    ...said,
  ];
  process.stdout.write(`${all.join('\n')}\n`);
  process.exit(0);
} catch (error) {
  exitBecauseOf(error);
}
