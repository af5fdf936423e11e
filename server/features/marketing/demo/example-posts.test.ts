import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type ExampleName, exampleNames } from '../../../../shared/examples';
import { type Language, languages } from '../../../../shared/languages';
import { isOf } from '../../../../shared/marketing/campaigns/by-medium';
import type { Social } from '../../../../shared/marketing/campaigns/piece';
import { firstWording } from '../../../../shared/marketing/campaigns/sets/wording';
import { marketingCampaigns } from '../../../../shared/marketing/campaigns/tables';
import type { ExamplePost } from '../../../../shared/marketing/demo/example-posts';
import { sampleCampaign } from '../../../../shared/marketing/demo/sample-campaign';
import { testApp } from '../../../testing/app';
import { composeSet } from '../writer/composer';
import { briefNamed } from '../writer/testing/own-briefs';
import { seedTexts } from './seed-demo';

/** As many letters as fit the window of the home page. */
const most = 330;

/** The first sentences of the post on Facebook; names and values, which need their labels, are left out. */
function linesOf({ variants }: Social): ExamplePost['lines'] {
  const lines = (variants.facebook?.blocks ?? [])
    .filter(({ kind }) => kind !== 'pairs')
    .flatMap((block) => block.lines.map(({ text, facts }) => ({ text, isFact: facts.length > 0 })));
  let length = 0;
  const fitting = lines.filter(({ text }) => (length += text.length) <= most);
  return fitting.at(-1)?.text.endsWith(':') ? fitting.slice(0, -1) : fitting;
}

const briefs = {
  en: { workshop: 'bike-workshop', clinic: 'dentist' },
  es: { workshop: 'bicis', clinic: 'dentista' },
} as const;
const marks: Record<Language, string> = { en: '(example)', es: '(ejemplo)' };

/** The post of one of our own briefs that tells what the product brings. */
function postOfBrief(name: Exclude<ExampleName, 'bakery'>, language: Language): ExamplePost {
  const brief = briefNamed(language, briefs[language][name]);
  const piece = composeSet(brief, firstWording).find(
    (one) => isOf(one.piece, 'posts') && one.angle === 'outcome',
  )?.piece;
  if (!piece || !isOf(piece, 'posts')) throw new Error(`No post for ${name}`);
  return {
    company: `${brief.company.name} ${marks[language]}`,
    product: brief.name,
    lines: linesOf(piece.content),
  };
}

async function bakeries(): Promise<Record<Language, ExamplePost>> {
  const { db, build } = await testApp();
  const owner = (await build.user()).owner;
  const texts = await db.transaction((tx) => seedTexts(tx, owner, async () => undefined, new Date()));
  const postOf = async (language: Language): Promise<ExamplePost> => {
    const { company, product } = sampleCampaign(language);
    const [row] = await db
      .select({ content: marketingCampaigns.content })
      .from(marketingCampaigns)
      .where(eq(marketingCampaigns.id, texts[language].campaigns.social.proof));
    return { company, product, lines: linesOf(JSON.parse(row?.content ?? '{}') as Social) };
  };
  return { en: await postOf('en'), es: await postOf('es') };
}

// Other blueprints give other posts; they are written anew as the demo's pictures are.
test('the posts on the home page are what the writer writes for their products', async () => {
  const bakery = await bakeries();
  const postOf = (name: ExampleName, language: Language) =>
    name === 'bakery' ? bakery[language] : postOfBrief(name, language);
  const posts = Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries(exampleNames.map((name) => [name, postOf(name, language)])),
    ]),
  );
  await expect(`${JSON.stringify(posts, null, 2)}\n`).toMatchFileSnapshot(
    '../../../../shared/marketing/demo/example-posts.json',
  );
});
