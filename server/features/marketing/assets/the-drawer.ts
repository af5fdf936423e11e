import { join } from 'node:path';
import type { Config } from '../../../platform/config';
import { type KeptPictures, keptPictures } from './kept-pictures';
import { createPictureDrawer, type PictureDrawer } from './picture-drawer';

let open: PictureDrawer | undefined;

/** The one drawer of this process; it is made at its first use, because a closed one draws no more. */
export const pictureDrawer = (): PictureDrawer => (open ??= createPictureDrawer());

/** Ends the drawer; a later use makes another one. */
export async function closePictureDrawer(): Promise<void> {
  const closing = open;
  open = undefined;
  await closing?.close();
}

/** The folder of drawn pictures. */
export const pictureFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'pictures');

/** The pictures of this server. */
export const picturesIn = (config: Pick<Config, 'dataDir'>): KeptPictures =>
  keptPictures(pictureFolder(config));

/** The caller under which an account's pictures take turns with those of others. */
export const drawsFor = (owner: number) => `account ${owner}`;
