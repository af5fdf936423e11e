import { codeOf, type Rule, type Tree } from './rule';
import type { SourceFile } from './source-files';

/** The feature and room of a path in `shared/`, `server/` or `client/`; the room is '' for a file beside the rooms. */
const placeOf = (path: string) => {
  const [, feature = '', rest = ''] =
    /^(?:shared|server\/features|client\/src\/features)\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return { feature, room: rest.includes('/') ? (rest.split('/')[0] as string) : '' };
};

const wingOf = (path: string) => path.split('/')[0];

const withRooms = (tree: Tree) =>
  codeOf(tree)
    .map((file) => ({ file, ...placeOf(file.path) }))
    .filter(({ feature }) => tree.features[feature] !== undefined);

/** The rooms of a feature in the root folder (`client/` or other) of a file, from the bottom up. */
function roomsOf(tree: Tree, feature: string, path: string): readonly string[] {
  const { rooms = [], screens = rooms } = tree.features[feature] ?? {};
  return wingOf(path) === 'client' ? screens : rooms;
}

/** Folders of texts and test tools are not rooms. */
const isRoomLike = (room: string) => room !== '' && room !== 'texts' && room !== 'testing';

function unstated(tree: Tree): string[] {
  const found = withRooms(tree).filter(
    ({ file, feature, room }) => isRoomLike(room) && !roomsOf(tree, feature, file.path).includes(room),
  );
  return [...new Set(found.map(({ feature, room }) => `${feature} does not state its room ${room}`))];
}

/**
 * Imports of a later room. `feature.ts` may import every room. Files at a feature's root, and the client's files of
 * features whose screens have their own order, may import any room of `shared/`.
 */
function upward(tree: Tree): string[] {
  return withRooms(tree).flatMap(({ file, feature, room }) => {
    if (file.path.endsWith('/feature')) return [];
    const wing = wingOf(file.path);
    const reach = (name: string) => roomsOf(tree, feature, file.path).indexOf(name);
    const isOfScreens = wing === 'client' && tree.features[feature]?.screens !== undefined;
    return file.imports
      .map(({ target }) => ({ target, ...placeOf(target) }))
      .filter((other) => other.feature === feature && reach(other.room) > reach(room))
      .filter(({ target }) => wingOf(target) === wing || (room !== '' && !isOfScreens))
      .map(({ target }) => `${file.path} imports ${target}`);
  });
}

/** Files that only one other room uses and that import nothing of their own room. */
function strangers(tree: Tree): string[] {
  const inRooms = withRooms(tree).filter(({ room }) => isRoomLike(room));
  const users = new Map<string, SourceFile[]>();
  for (const file of codeOf(tree))
    for (const { target } of file.imports) users.set(target, [...(users.get(target) ?? []), file]);
  return inRooms
    .filter(({ file, feature, room }) => {
      const its = (users.get(file.path) ?? []).map(({ path }) => placeOf(path));
      const rooms = new Set(its.map((user) => `${user.feature}/${user.room}`));
      const [only] = its;
      const isOthers = rooms.size === 1 && only?.feature === feature && isRoomLike(only.room);
      const usesOwn = file.imports.some(({ target }) => placeOf(target).room === room);
      return isOthers && only.room !== room && !usesOwn;
    })
    .map(({ file }) => `${file.path} is used by another room only`);
}

export const roomRules: Rule[] = [
  { name: 'a feature lists its rooms', offences: unstated },
  { name: 'a room imports earlier rooms and the root only, and the root no room', offences: upward },
  { name: 'no file lies in a room that does not use it', offences: strangers },
];
