import { join } from 'node:path';
import type { Config } from '../../../platform/config';
import { type KeptPictures, keptPictures } from './kept-pictures';
import { createPictureDrawer, type PictureDrawer, type PictureShrinker } from './picture-drawer';

let open: (PictureDrawer & PictureShrinker) | undefined;

/** The one drawer of this process; it is made at its first use, because a closed one draws no more. */
export const pictureDrawer = (): PictureDrawer & PictureShrinker => (open ??= createPictureDrawer());

/** Ends the drawer; a later use makes another one. */
export async function closePictureDrawer(): Promise<void> {
  const closing = open;
  open = undefined;
  await closing?.close();
}

/** The folder of drawn pictures. */
export const pictureFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'pictures');

/** The forms of pictures that visitors' pages show, made anew where they are missing. */
export const formsIn = ({ dataDir }: Pick<Config, 'dataDir'>): KeptPictures =>
  keptPictures(join(dataDir, 'page-pictures'));

/** The pictures of this server. */
export const picturesIn = (config: Pick<Config, 'dataDir'>): KeptPictures =>
  keptPictures(pictureFolder(config));

/** The caller under which an account's pictures take turns with those of others. */
export const drawsFor = (owner: number) => `account ${owner}`;
