import type { Sector } from './sector';
import { accessories } from './words/sectors/accessories';
import { advisers } from './words/sectors/advisers';
import { beauty } from './words/sectors/beauty';
import { building } from './words/sectors/building';
import { crafts } from './words/sectors/crafts';
import { education } from './words/sectors/education';
import { electronics } from './words/sectors/electronics';
import { fashion } from './words/sectors/fashion';
import { food } from './words/sectors/food';
import { garden } from './words/sectors/garden';
import { general } from './words/sectors/general';
import { health } from './words/sectors/health';
import { home } from './words/sectors/home';
import { industry } from './words/sectors/industry';
import { logistics } from './words/sectors/logistics';
import { pets } from './words/sectors/pets';
import { restaurants } from './words/sectors/restaurants';
import { software } from './words/sectors/software';
import { sports } from './words/sectors/sports';
import { tourism } from './words/sectors/tourism';

/** The trades that the engine knows, and the general one that it takes where it knows none. */
export const sectors: readonly Sector[] = [
  food,
  restaurants,
  fashion,
  accessories,
  home,
  beauty,
  sports,
  electronics,
  software,
  advisers,
  building,
  education,
  tourism,
  garden,
  industry,
  logistics,
  pets,
  health,
  crafts,
  general,
];
