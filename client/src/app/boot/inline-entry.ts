import { boot } from './boot';
import { loads } from './inline-loads';

// This script is inlined in every prerendered page, to save a request before the page is usable.
boot(loads);
