/** The kinds of content that `npm run new` creates. */
import type { Kind } from '../kind';
import { article } from './article';
import { code } from './code';
import { fact } from './fact';
import { product } from './product';
import { solution } from './solution';
import { update } from './update';

export const kinds: readonly Kind[] = [update, article, product, solution, code, fact];
