import { useState } from 'react';
import { pieceLimits } from '@shared/marketing/campaigns/limits';
import { postRulesOf, type Network, networks, networkName } from '@shared/marketing/channels/networks';
import type { Social, SocialVariant } from '@shared/marketing/campaigns/piece';
import { measurePost, postsOf } from '@shared/marketing/campaigns/post';
import { useTexts } from '@/i18n/use-texts';
import { SelectField } from '@/ui/controls/fields/select-field';
import { contentsTexts } from '../texts/contents';
import { BlockFields } from './block-fields';
import { Counted } from './counted';
import { WordsField } from './line-field';

interface PostsFieldsProps {
  value: Social;
  onChange: (social: Social) => void;
}

/** What is edited of a piece without any post: nothing of it is stored before something is typed. */
const noPost: { network: Network; variant: SocialVariant } = {
  network: networks[0],
  variant: { blocks: [], tags: [] },
};

/** The words of a post for each network that has one, one network at a time. */
export function PostsFields({ value, onChange }: PostsFieldsProps) {
  const t = useTexts(contentsTexts);
  const posts = postsOf(value);
  const [chosen, setChosen] = useState<Network>();
  const { network, variant } = posts.find((post) => post.network === chosen) ?? posts[0] ?? noPost;
  const { most } = postRulesOf(network);
  const put = (changed: Partial<SocialVariant>) =>
    onChange({ ...value, variants: { ...value.variants, [network]: { ...variant, ...changed } } });
  return (
    <>
      <SelectField
        label={t('edit.posts.network')}
        value={network}
        onChange={({ target }) => setChosen(networks.find((one) => one === target.value))}
        choices={posts.map((post) => ({ value: post.network, label: networkName(post.network) }))}
      />
      <BlockFields
        key={network}
        blocks={variant.blocks}
        counter={<Counted count={measurePost(network, variant).count} most={most} />}
        onChange={(blocks) => put({ blocks })}
      />
      <WordsField
        label={t('edit.posts.tags')}
        value={variant.tags.join(' ')}
        onChange={(text) => put({ tags: text.split(' ').map((tag) => tag.replace(/[^\p{L}\p{N}_]/gu, '')) })}
      />
      <WordsField
        label={t('edit.cta')}
        value={value.cta.label}
        limit={pieceLimits.cta}
        onChange={(label) => onChange({ ...value, cta: { ...value.cta, label } })}
      />
      <WordsField
        label={t('edit.posts.alt')}
        rows={2}
        value={value.alt}
        onChange={(alt) => onChange({ ...value, alt })}
      />
    </>
  );
}
