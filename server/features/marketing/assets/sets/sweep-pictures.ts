import { z } from 'zod';
import type { Config } from '../../../../platform/config';
import type { Db } from '../../../../platform/database/database';
import { defineJob } from '../../../../platform/jobs/job';
import { findHashes } from '../pictures/assets.queries';
import { formsIn, picturesIn } from '../the-drawer';

interface Deps {
  config: Config;
  db: Db;
  now: () => Date;
}

const day = 86_400_000;

/** Days that the file of a picture or of a page's form of it is kept, which are made again where they are missing; and that of a preview. */
const kept = { picture: 30, form: 30, preview: 1 } as const;

/** Deletes the files that nobody needs, once a day. */
export const sweepPicturesJob = defineJob({
  name: 'sweepMarketingPictures',
  data: z.object({}),
  limits: { seconds: 300, retries: { limit: 3, delay: 60 } },
  schedule: { atHour: 3 },
  async run(_call, { config, db, now }: Deps) {
    const before = (days: number) => new Date(now().getTime() - days * day);
    await picturesIn(config).sweep({ old: before(kept.picture), young: before(kept.preview) }, (hashes) =>
      findHashes(db, hashes),
    );
    await formsIn(config).sweep({ old: before(kept.form), young: before(kept.form) }, async () => new Set());
  },
});
