import { boot } from './boot/boot';
import './styles.css';

boot({ app: () => import('./main'), heroCanvas: () => import('@/features/site/hero/hero-canvas') });
