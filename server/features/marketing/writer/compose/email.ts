import { countWords } from '../../../../../shared/marketing/campaigns/counters';
import { pieceLimits } from '../../../../../shared/marketing/campaigns/limits';
import type { Email } from '../../../../../shared/marketing/campaigns/piece';
import { blockText } from '../../../../../shared/marketing/campaigns/rendering/words';
import { bodyOf, type Composition, ctaOf, finished, openingOf, slotsOfBody } from './body';
import { fieldOf, type Job, variantFor, variantsOf } from './desk';
import { fitted, inOrder } from './fit';

/** The email of an angle. */
export function composeEmail(job: Job): Composition<Email> & { left: string[] } {
  const { context } = job.desk;
  const { subject, preheader, body } = pieceLimits;
  const variants = variantsOf(job);
  const variant = variantFor(job, variants, `${job.angle}/${job.type}`);
  const all = bodyOf(variant.bodies().body ?? [], context, {
    taken: job.desk.taken,
    turns: job.desk.wording.slots,
    opens: job.type,
    siblings: () => variants.flatMap(({ bodies }) => bodies().body ?? []),
    name: `${job.angle}/${job.type}.body`,
  });
  const fit = fitted(all, (blocks) => countWords(blocks.map(blockText).join('\n')) > body.most, true);
  const blocks = inOrder(fit.blocks);
  job.desk.taken.add(openingOf(blocks[0], job.type));
  const heads = { most: subject.most, isOnce: true, isHead: true };
  const first = fieldOf(job, variant, 'subject', heads);
  const told = new Set(blocks.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts)));
  const second = fieldOf(job, variant, 'subject2', { ...heads, beside: [first], told });
  const beside = [first, second, ...(blocks[0]?.lines.slice(0, 1) ?? [])];
  return {
    content: {
      subject: first,
      altSubject: second,
      preheader: fieldOf(job, variant, 'preheader', { ...preheader, beside }),
      blocks: finished(blocks),
      cta: ctaOf(context),
    },
    slots: {
      subject: 'subject',
      altSubject: 'subject2',
      preheader: 'preheader',
      ...slotsOfBody(blocks, 'body'),
    },
    left: fit.left,
  };
}
